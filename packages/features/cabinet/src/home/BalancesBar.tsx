import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, FigureStrip, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** In the order of section 2 of the specification. */
const figures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

/** The six figures of the person's money, in the main currency and below it in the others. */
export function BalancesBar({ statistics }: { statistics: Schema<'Statistics'> | undefined }) {
  const { t } = useTranslation('cabinet');
  return (
    <FigureStrip
      label={t('bar.title')}
      figures={figures.map((figure) => {
        const others = statistics?.others.map(({ [figure]: money }) => money) ?? [];
        const owned = others.filter(({ amount }) => !isZero(amount));
        // What was earned is only half of the answer.
        const fees = figure === 'earned' && statistics && !isZero(statistics.fees.amount) && statistics.fees;
        return {
          id: figure,
          label: t(`bar.${figure}`),
          value: statistics ? (
            <Amount value={statistics[figure]} precision="glance" />
          ) : (
            <Skeleton>1,000.00 USDT</Skeleton>
          ),
          ...((owned.length > 0 || fees) && {
            detail: (
              <Stack gap={0}>
                {fees && (
                  <span>
                    {t('bar.fees')} <Amount value={fees} />
                  </span>
                )}
                {owned.map((money) => (
                  <Amount key={money.currency} value={money} precision="glance" />
                ))}
              </Stack>
            ),
          }),
        };
      })}
    />
  );
}
