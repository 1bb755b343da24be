import {
  type DecimalString,
  formatMoney,
  netAfterFee,
  type FeeRule,
  calculateFee,
  isZero,
} from '@meridian/money';
import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Form } from '../Form/Form.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import type { MoneyFieldMessages } from '../MoneyField/refuseMoney.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import type { MoneyValue } from '../MoneyField/moneyValue.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Text } from '../Text/Text.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';

const currency = 'USDT';
const decimals = 6;
const available = '12480.25';
const fee: FeeRule = { fixed: { amount: '1', currency }, percent: '0.5' };

function useAmountMessages(): MoneyFieldMessages {
  const say = useSay();
  return {
    unreadable: (reason) =>
      reason === 'too_long'
        ? say(
            'The amount has too many digits. Up to 30 are allowed on each side of the point.',
            'В сумме слишком много цифр. Допустимо до 30 с каждой стороны от запятой.',
          )
        : say('Enter an amount such as 1500.50.', 'Введите сумму цифрами, например 1500,50.'),
    ambiguous: ([grouped, decimal]) =>
      say(
        `This could be ${grouped} or ${decimal}. Write it without separators.`,
        `Это может быть ${grouped} или ${decimal}. Запишите без разделителей.`,
      ),
    belowMinimum: (minimum) =>
      say(
        `The least is ${minimum}. Enter that or more.`,
        `Не меньше ${minimum}. Введите столько или больше.`,
      ),
    aboveMaximum: (maximum) =>
      say(`You have ${maximum}. Enter that or less.`, `Вам доступно ${maximum}. Введите столько или меньше.`),
    understood: (amount) => say(`Understood as ${amount}`, `Сумма: ${amount}`),
  };
}

interface WithdrawalProps {
  /** The initial text. */
  typed: MoneyValue;
}

/** An amount and everything that follows from it, before the button. */
function Withdrawal({ typed }: WithdrawalProps) {
  const say = useSay();
  const { locale } = useLocale();
  const [value, setValue] = useState(typed);
  const write = (amount: DecimalString) => formatMoney({ amount, currency }, locale);
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Grid layout="aside" gap={6}>
        <Card title={say('Withdraw', 'Вывести')}>
          <MoneyField
            isLeading
            label={say('Amount', 'Сумма')}
            labelAside={
              <Text isInline tone="muted">
                {say(`Available: ${write(available)}`, `Доступно: ${write(available)}`)}
              </Text>
            }
            value={value}
            onChange={setValue}
            currency={currency}
            decimals={decimals}
            minimum="10"
            maximum={available}
            fill={{ label: say('Maximum', 'Максимум'), amount: available }}
            description={say(`From ${write('10')}, fee included`, `От ${write('10')}, включая комиссию`)}
            requiredMessage={say('Enter an amount.', 'Введите сумму.')}
            messages={useAmountMessages()}
          />
        </Card>
        <Summary amount={value.amount} />
      </Grid>
    </Form>
  );
}

const NONE_YET = '—';

function Summary({ amount }: { amount: DecimalString | null }) {
  const say = useSay();
  const money = amount === null ? undefined : { amount, currency };
  const net = money && netAfterFee(money, fee, decimals);
  return (
    <Card title={say('What it comes to', 'Что получится')} surface="sunken">
      <Stack>
        <StatList>
          <Stat
            emphasis="lead"
            label={say('You receive', 'Вы получите')}
            value={net && !isZero(net.amount) ? <Amount value={net} /> : NONE_YET}
            hint={say(
              'A preview. Fee and sum are fixed when you ask for the code.',
              'Предварительный расчёт. Комиссия и сумма фиксируются при запросе кода.',
            )}
          />
        </StatList>
        <KeyValueList
          items={[
            {
              id: 'amount',
              term: say('Leaves your balance', 'Спишется с баланса'),
              value: money ? <Amount value={money} /> : NONE_YET,
            },
            {
              id: 'fee',
              term: say('Fee', 'Комиссия'),
              hint: say('1.00 USDT and 0.5% of the amount', '1,00 USDT и 0,5 % от суммы'),
              value: money ? <Amount value={calculateFee(money, fee, decimals)} /> : NONE_YET,
            },
            {
              id: 'time',
              term: say('Usually takes', 'Обычно занимает'),
              value: say('30 minutes', '30 минут'),
            },
          ]}
        />
        <Text>
          {say(
            'A transfer to a wrong address or by another network may be lost for good.',
            'Перевод на неверный адрес или по другой сети может быть потерян навсегда.',
          )}
        </Text>
        <Button type="submit" variant="primary" size="large" isWide>
          {say('Get the code', 'Получить код')}
        </Button>
      </Stack>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Patterns/Money',
  component: Withdrawal,
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { typed: { text: '', amount: null } } satisfies WithdrawalProps,
});

/** All figures update while typing, exactly. The amount received is the largest. */
export const BeforeTheButton = meta.story({
  args: { typed: { text: '1000.000001', amount: '1000.000001' } },
});

/** A status with the next step and its approximate time. The user does not have to do anything. */
export const AfterTheButton = meta.story({
  render: function AfterTheButton() {
    const say = useSay();
    return (
      <Card title={say('Withdrawal accepted', 'Вывод принят')}>
        <Stack>
          <Amount value={{ amount: '994.000001', currency }} size="32" />
          <Timeline
            label={say('Course of the withdrawal', 'Ход вывода')}
            stateLabels={{
              done: say('Done', 'Готово'),
              current: say('Under way', 'Выполняется'),
              upcoming: say('Still ahead', 'Ещё впереди'),
              failed: say('Failed', 'Не удалось'),
            }}
            steps={[
              {
                id: 'confirmed',
                label: say('Confirmed by the code', 'Подтверждён кодом'),
                state: 'done',
                time: <DateTime value="2026-10-15T11:58:00Z" timeZone="UTC" />,
              },
              {
                id: 'pending',
                label: say('On its way', 'В пути'),
                state: 'current',
                description: say(
                  'Usually 30 minutes. You need not do anything; we will write when it has arrived.',
                  'Обычно 30 минут. От вас ничего не требуется; мы напишем, когда деньги придут.',
                ),
              },
              { id: 'withdrawn', label: say('Withdrawn', 'Выведено'), state: 'upcoming' },
            ]}
          />
        </Stack>
      </Card>
    );
  },
});
