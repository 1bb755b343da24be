import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { add, type DecimalString, formatAmount, isZero } from '@meridian/money';
import { Amount, Skeleton, Stat, StatList } from '@meridian/ui';
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
  return (
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
      {levels && (setting || error)
        ? levels.map((level) => (
            <Stat
              key={level.level}
              label={t('levels.level', { level: level.level })}
              hint={termsOf(level)}
              value={<Amount value={level.profit} />}
            />
          ))
        : [1, 2, 3].map((level) => (
            <Stat
              key={level}
              label={t('levels.level', { level })}
              hint={
                <Skeleton>
                  {level === 1
                    ? '5% of each deposit, 2% of accruals, 10 partners'
                    : '5% of each deposit, 10 partners'}
                </Skeleton>
              }
              value={<Skeleton>100.00 USDT</Skeleton>}
            />
          ))}
    </StatList>
  );
}
