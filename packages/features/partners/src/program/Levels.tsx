import { useApiQuery, useSetting } from '@meridian/api-client/react';
import { add, type DecimalString, formatAmount } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Card, KeyValueList, Skeleton, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ROWS_PER_PAGE } from '@meridian/lists';

/** Rewards by level, and the terms of the program. */
export function Levels() {
  const { t, i18n } = useTranslation('partners');
  const partners = useApiQuery('/user/referrals', { params: { query: { page: 1, limit: ROWS_PER_PAGE } } });
  const levels = partners.data?.levels;
  const currency = levels?.[0]?.profit.currency ?? '';
  const profit = levels && {
    amount: levels.reduce<DecimalString>((sum, level) => add(sum, level.profit.amount), '0'),
    currency,
  };
  const matching = useSetting('partners').data?.matchingPercent;
  const percent = (value: `${number}`) => formatAmount(value, i18n.language, 0);
  return (
    <Card title={t('levels.title')} surface="sunken">
      <Stack gap={4}>
        {partners.error && !levels && (
          <ProblemBanner error={partners.error} onRetry={() => void partners.mutate()} />
        )}
        {(levels || !partners.error) && (
          <>
            <StatList>
              <Stat
                label={t('levels.profit')}
                value={profit ? <Amount value={profit} /> : <Skeleton>1,000.00 USDT</Skeleton>}
                hint={t('levels.profitHint')}
              />
            </StatList>
            <KeyValueList
              items={(levels ?? []).map(({ level, percent: rate, partners: count, profit: brought }) => ({
                id: String(level),
                term: t('levels.level', { level }),
                hint: t('levels.terms', { percent: percent(rate), count }),
                value: <Amount value={brought} />,
              }))}
            />
          </>
        )}
        <Text tone="muted">{t('levels.how')}</Text>
        {matching !== undefined && (
          <Text tone="muted">{t('levels.matching', { percent: percent(matching) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
