import type { ApiError, Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Button,
  Card,
  Heading,
  KeyValueList,
  Percent,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface CaseCardProps {
  item: Schema<'CryptoCase'>;
  onBuy: () => void;
  onUseAttempt: () => void;
  isAttempting: boolean;
  attemptError: ApiError | undefined;
  hrefs: { confirmPhone: string };
}

/** Id of the content of a case's card. */
export const cardId = ({ id }: Schema<'CryptoCase'>) => `case-${id}`;

/** Everything about a case before a purchase: price, average, every prize with its chance. */
export function CaseCard({ item, onBuy, onUseAttempt, isAttempting, attemptError, hrefs }: CaseCardProps) {
  const { t, i18n } = useTranslation('cases');
  const { price, expectedValue, attempts, attemptsLeft, prizes } = item;
  return (
    <Card title={item.name} headingLevel={3}>
      <Stack gap={4} id={cardId(item)}>
        <Text>{item.description}</Text>
        <StatList>
          <Stat label={t('list.price')} value={<Amount value={price} />} />
          <Stat
            label={t('list.expected')}
            value={<Amount value={expectedValue} />}
            hint={t('list.expectedHint', { count: attempts })}
          />
        </StatList>
        <Stack gap={1}>
          <Heading level={4} size={16}>
            {t('list.chances')}
          </Heading>
          <KeyValueList
            items={prizes.map(({ id, name, chancePercent }) => ({
              id,
              term: name,
              value: <Percent value={chancePercent} />,
            }))}
          />
        </Stack>
        {attemptError && <ProblemBanner error={attemptError} onRetry={onUseAttempt} hrefs={hrefs} />}
        {attemptsLeft > 0 && (
          <Button
            variant="primary"
            isWide
            onPress={onUseAttempt}
            isPending={isAttempting}
            pendingLabel={t('list.opening')}
          >
            {t('list.attempt', { count: attemptsLeft })}
          </Button>
        )}
        {item.available ? (
          <Button isWide onPress={onBuy}>
            {t('list.buy', { price: formatMoney(price, i18n.language) })}
          </Button>
        ) : (
          <Text tone="muted">{t('list.notSold')}</Text>
        )}
      </Stack>
    </Card>
  );
}
