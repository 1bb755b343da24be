import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { add, calculateShares, type DecimalString, formatAmount, isZero } from '@meridian/money';
import { Amount, MoneyShare, Row, RowList, Skeleton, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** What partners have brought in all, and on each level. `levels` is undefined while they load. */
export function Earned({ levels }: { levels: readonly Schema<'ReferralLevel'>[] | undefined }) {
  const { t, i18n } = useTranslation(messages);
  const { data: setting, error } = useSetting('partners');
  const matching = setting?.matchingPercent;
  const percent = (value: DecimalString) => formatAmount(value, i18n.language, 0);
  const termsOf = ({ level, percent: rate, partners: count }: Schema<'ReferralLevel'>) =>
    level === 1 && matching !== undefined && !isZero(matching)
      ? t('levels.termsMatching', { percent: percent(rate), matching: percent(matching), count })
      : t('levels.terms', { percent: percent(rate), count });
  const profit = levels?.reduce<DecimalString>((sum, level) => add(sum, level.profit.amount), '0');
  /** Only for drawing; the amounts are exact. */
  const shares = calculateShares(levels?.map((level) => level.profit.amount) ?? []);
  const isKnown = levels && (setting || error);
  return (
    <Stack gap={4}>
      <StatList>
        <Stat
          emphasis="lead"
          label={t('levels.profit')}
          hint={t('levels.profitHint')}
          value={
            profit === undefined ? (
              <Skeleton>1,000.00 USDT</Skeleton>
            ) : (
              <Amount
                precision="glance"
                value={{ amount: profit, currency: levels?.[0]?.profit.currency ?? '' }}
              />
            )
          }
        />
      </StatList>
      <RowList label={t('levels.label')}>
        {isKnown
          ? levels.map((level, index) => (
              <Row
                key={level.level}
                title={t('levels.level', { level: level.level })}
                detail={termsOf(level)}
                value={<Amount value={level.profit} />}
                line={<MoneyShare free={Number(shares[index])} />}
              />
            ))
          : [1, 2, 3].map((level) => (
              <Row
                key={level}
                title={t('levels.level', { level })}
                detail={
                  <Skeleton>
                    {level === 1
                      ? t('levels.termsMatching', { percent: '2', matching: '2', count: 3 })
                      : t('levels.terms', { percent: '1', count: 3 })}
                  </Skeleton>
                }
                value={<Skeleton>100.00 USDT</Skeleton>}
                line={<MoneyShare free={0} />}
              />
            ))}
      </RowList>
    </Stack>
  );
}
