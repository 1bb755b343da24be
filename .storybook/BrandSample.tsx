import {
  Alert,
  Amount,
  Button,
  Card,
  Checkbox,
  Grid,
  Hash,
  Heading,
  Inline,
  KeyValueList,
  Link,
  Logo,
  Progress,
  RadioCard,
  RadioCards,
  SplitBar,
  Stack,
  Stat,
  StatList,
  StatusBadge,
  Switch,
  Tabs,
  Text,
  TextField,
  type LogoProps,
} from '@meridian/ui';
import { useSay } from './useSay.ts';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' });

/** A sample page with two dozen components, to preview a brand. */
export function BrandSample({ name, logo }: LogoProps) {
  const say = useSay();
  return (
    <Stack gap={6}>
      <Inline justify="between">
        <Logo name={name} {...(logo && { logo })} />
        <Inline gap={2}>
          <StatusBadge state="done" label={say('Replenished', 'Зачислено')} />
          <StatusBadge state="working" label={say('In process', 'Ждём перевод')} />
          <StatusBadge state="attention" label={say('Needs you', 'Ждёт вас')} />
          <StatusBadge state="failed" label={say('Rejected', 'Отклонено')} />
        </Inline>
      </Inline>
      <Stack gap={1}>
        <Heading level={2} size={32}>
          {say('Available balance', 'Доступный баланс')}
        </Heading>
        <Amount value={usdt('12480.75')} size="44" />
      </Stack>
      <Inline gap={3}>
        <Button variant="primary">{say('Refill', 'Пополнить')}</Button>
        <Button>{say('Invest', 'Открыть депозит')}</Button>
        <Button variant="quiet">{say('All operations', 'Все операции')}</Button>
        <Button variant="danger">{say('Close deposit', 'Закрыть депозит')}</Button>
      </Inline>
      <Grid min="wide" gap={6}>
        <Choices />
        <Figures />
      </Grid>
      <Alert tone="warning" title={say('The yield is not guaranteed', 'Доходность не гарантирована')}>
        {say(
          'What a plan brought before says nothing about what it brings next.',
          'То, что план приносил раньше, не говорит о том, что он принесёт дальше.',
        )}
      </Alert>
    </Stack>
  );
}

function Choices() {
  const say = useSay();
  return (
    <Card title={say('New deposit', 'Новый депозит')} headingLevel={3}>
      <Stack gap={5}>
        <RadioCards label={say('Plan', 'План')} defaultValue="steady">
          <RadioCard
            value="steady"
            label={say('Steady, 90 days', 'Спокойный, 90 дней')}
            description={say('0.35% a day, not guaranteed', '0,35 % в день, не гарантировано')}
          />
          <RadioCard
            value="long"
            label={say('Long, 180 days', 'Долгий, 180 дней')}
            description={say('0.42% a day, not guaranteed', '0,42 % в день, не гарантировано')}
          />
        </RadioCards>
        <TextField
          label={say('Name of the deposit', 'Название депозита')}
          description={say('Only you see it', 'Видите только вы')}
          defaultValue={say('For the summer', 'На лето')}
        />
        <Checkbox defaultSelected>{say('I have read the terms', 'Условия прочитаны')}</Checkbox>
        <Switch defaultSelected>{say('Autoinvestment', 'Автопродление')}</Switch>
      </Stack>
    </Card>
  );
}

function Figures() {
  const say = useSay();
  return (
    <Card>
      <Tabs
        label={say('Deposit', 'Депозит')}
        items={[
          { id: 'course', label: say('Course', 'Ход'), content: <Course /> },
          {
            id: 'terms',
            label: say('Terms', 'Условия'),
            content: (
              <Text>
                {say('Accruals are held until the term ends.', 'Начисления удерживаются до конца срока.')}
              </Text>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Course() {
  const say = useSay();
  return (
    <Stack gap={5}>
      <StatList label={say('Figures', 'Показатели')}>
        <Stat label={say('On deposit', 'На депозите')} value={<Amount value={usdt('5000.00')} />} />
        <Stat label={say('Accrued', 'Накоплено')} value={<Amount value={usdt('612.50')} />} />
      </StatList>
      <Progress label={say('Term', 'Срок')} percent={39} valueText={say('35 of 90 days', '35 из 90 дней')} />
      <SplitBar
        label={say('Parts of the body', 'Части суммы депозита')}
        parts={[
          { id: 'savings', label: say('Savings', 'Сберегательная'), percent: '30' },
          { id: 'active', label: say('Active', 'Активная'), percent: '70' },
        ]}
      />
      <KeyValueList
        items={[
          {
            id: 'hash',
            term: say('Transaction', 'Транзакция'),
            value: (
              <Hash
                value="0x9f2c4e7a1b8d3f60a5c2e9b47d1f8c3a"
                copyLabel={say('Copy the hash', 'Скопировать хеш')}
                copiedLabel={say('Copied', 'Скопировано')}
                failedLabel={say('Not copied', 'Не скопировано')}
              />
            ),
          },
          {
            id: 'plan',
            term: say('Plan', 'План'),
            value: <Link href="#plan">{say('Steady, 90 days', 'Спокойный, 90 дней')}</Link>,
          },
        ]}
      />
    </Stack>
  );
}
