import type { Schema } from '@meridian/api-client';
import { compare, type DecimalString, formatMoney } from '@meridian/money';
import { Alert, Amount, Heading, KeyValueList, Link, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { compareWithBalance } from './checkCount.ts';
import { messages } from './messages.ts';

interface ComparisonProps {
  amounts: Readonly<Record<string, DecimalString>>;
  proof: Schema<'LiabilityProof'>;
  balance: Schema<'Balance'>;
  refills: readonly Schema<'Refill'>[];
  /** When it was counted, as text. */
  time: string;
  operationsHref: string;
}

/** What was counted beside what there is now, with the parts that have moved. */
export function Comparison({ amounts, proof, balance, refills, time, operationsHref }: ComparisonProps) {
  const { t, i18n } = useTranslation(messages);
  const compared = compareWithBalance(amounts, proof, balance, refills);
  const isExplained = compared.every((one) => one.isExplained);
  const hasMoved = compared.some(({ moved }) => moved.length > 0);
  return (
    <Stack gap={4}>
      {!isExplained && (
        <Alert tone="danger" title={t('compare.unexplained')}>
          {t('compare.unexplainedBody')}
        </Alert>
      )}
      {isExplained && hasMoved && (
        <Alert
          tone="info"
          title={t('compare.differs')}
          actions={<Link href={operationsHref}>{t('compare.operations')}</Link>}
        >
          {t('compare.differsBody', { time })}
        </Alert>
      )}
      {isExplained && !hasMoved && <Text>{t('compare.same')}</Text>}
      {compared.map(({ currency, liabilities, now, waiting, moved }) => (
        <Stack key={currency} gap={2}>
          <Heading level={3} size={16}>
            {currency}
          </Heading>
          <KeyValueList
            items={[
              {
                id: 'counted',
                term: t('compare.counted'),
                value: <Amount value={{ amount: liabilities, currency }} />,
              },
              ...moved.map(({ kind, before, now: amount }) => ({
                id: kind,
                term: t(`compare.${kind}`),
                value: <Amount value={{ amount, currency }} />,
                hint: t('compare.from', { before: formatMoney({ amount: before, currency }, i18n.language) }),
              })),
              ...(compare(liabilities, now) === 0 && moved.length === 0
                ? []
                : [
                    {
                      id: 'now',
                      term: t('compare.now'),
                      value: <Amount value={{ amount: now, currency }} />,
                      isTotal: true,
                    },
                  ]),
              ...(compare(waiting, '0') === 0
                ? []
                : [
                    {
                      id: 'waiting',
                      term: t('compare.waiting'),
                      value: <Amount value={{ amount: waiting, currency }} />,
                      hint: t('compare.waitingHint'),
                    },
                  ]),
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
