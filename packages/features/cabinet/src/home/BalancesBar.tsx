import { isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Card, Skeleton, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useStatistics } from './useStatistics.ts';

/** In the order of section 2 of the specification. */
const figures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

/** The six figures of the person's money, each with the other currencies below. */
export function BalancesBar() {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useStatistics();
  return (
    <Card title={t('bar.title')}>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data || !error) && (
        <div aria-busy={!data}>
          <StatList>
            {figures.map((figure) => {
              const others = (data?.others ?? [])
                .map(({ [figure]: money }) => money)
                .filter(({ amount }) => !isZero(amount));
              return (
                <Stat
                  key={figure}
                  label={t(`bar.${figure}`)}
                  value={data ? <Amount value={data[figure]} /> : <Skeleton>1,000.00 USDT</Skeleton>}
                  {...(others.length > 0 && {
                    hint: (
                      <Stack gap={1}>
                        {others.map((money) => (
                          <Amount key={money.currency} value={money} />
                        ))}
                      </Stack>
                    ),
                  })}
                />
              );
            })}
          </StatList>
        </div>
      )}
    </Card>
  );
}
