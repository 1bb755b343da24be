import { isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Card, KeyValueList, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useStatistics } from './useStatistics.ts';

/** In the order of section 2 of the specification. */
const figures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

/** The six figures of the person's money, each in every currency where it is not zero. */
export function BalancesBar() {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useStatistics();
  return (
    <Card title={t('bar.title')}>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data || !error) && (
        <div aria-busy={!data}>
          <KeyValueList
            items={figures.map((figure) => ({
              id: figure,
              term: t(`bar.${figure}`),
              value: data ? (
                <Stack gap={0} align="end">
                  {[data[figure], ...data.others.map(({ [figure]: money }) => money)]
                    .filter(({ amount }, index) => index === 0 || !isZero(amount))
                    .map((money) => (
                      <Amount key={money.currency} value={money} />
                    ))}
                </Stack>
              ) : (
                <Skeleton>1,000.00 USDT</Skeleton>
              ),
            }))}
          />
        </div>
      )}
    </Card>
  );
}
