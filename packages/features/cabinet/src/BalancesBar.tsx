import { useBalance } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Card, Skeleton, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { amountsElsewhere } from './amountsElsewhere.ts';
import { useStatistics } from './useStatistics.ts';

/** In the order of section 2. */
const figures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

/** The balances bar: six quiet figures, and beside the deposits those in other currencies. */
export function BalancesBar() {
  const { t, i18n } = useTranslation('cabinet');
  const { data, error, mutate } = useStatistics();
  const { data: balance } = useBalance();
  const elsewhere = balance
    ? amountsElsewhere(balance, 'onDeposit').map((money) => formatMoney(money, i18n.language))
    : [];
  return (
    <Card title={t('bar.title')}>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data || !error) && (
        <div aria-busy={!data}>
          <StatList>
            {figures.map((figure) => (
              <Stat
                key={figure}
                label={t(`bar.${figure}`)}
                value={data ? <Amount value={data[figure]} /> : <Skeleton>1,000.00 USDT</Skeleton>}
                {...(figure === 'activeDeposits' &&
                  elsewhere.length > 0 && {
                    hint: t('bar.alsoOnDeposit', {
                      amounts: new Intl.ListFormat(i18n.language).format(elsewhere),
                    }),
                  })}
              />
            ))}
          </StatList>
        </div>
      )}
    </Card>
  );
}
