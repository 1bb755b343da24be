import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, formatAmount } from '@meridian/money';
import { Amount, Skeleton, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** What partners have brought in all, and on each level. `levels` is undefined while they load. */
export function Earned({ levels }: { levels: readonly Schema<'ReferralLevel'>[] | undefined }) {
  const { t, i18n } = useTranslation(messages);
  const percent = (value: DecimalString) => formatAmount(value, i18n.language, 0);
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
            <Amount value={{ amount: profit, currency: levels?.[0]?.profit.currency ?? '' }} />
          )
        }
      />
      {levels
        ? levels.map(({ level, percent: rate, partners, profit: brought }) => (
            <Stat
              key={level}
              label={t('levels.level', { level })}
              hint={t('levels.terms', { percent: percent(rate), count: partners })}
              value={<Amount value={brought} />}
            />
          ))
        : [1, 2, 3].map((level) => (
            <Stat
              key={level}
              label={t('levels.level', { level })}
              hint={<Skeleton>5%, 10 partners</Skeleton>}
              value={<Skeleton>100.00 USDT</Skeleton>}
            />
          ))}
    </StatList>
  );
}
