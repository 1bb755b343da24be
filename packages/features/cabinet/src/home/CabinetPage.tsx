import { useBalance, useLatestRefills } from '@meridian/api-client/react';
import { Grid, Stack } from '@meridian/ui';
import { ActiveDeposits } from './ActiveDeposits.tsx';
import { AwaitedRefills } from './AwaitedRefills.tsx';
import { BalanceHistory } from './BalanceHistory.tsx';
import { BalanceLead } from './BalanceLead.tsx';
import { BalancesBar } from './BalancesBar.tsx';
import { BalancesByCurrency } from './BalancesByCurrency.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { useActiveDeposits } from './useActiveDeposits.ts';
import { useRecentOperations } from './useRecentOperations.ts';
import { useStatistics } from './useStatistics.ts';

export interface CabinetPageProps {
  hrefs: {
    refill: string;
    deposits: string;
    invest: string;
    withdrawal: string;
    exchange: string;
    operations: string;
  };
}

/**
 * The home of the cabinet. Each part loads its own data, so one failure leaves the others working. The parts below the
 * balance wait for it, because its notes change its height. One skeleton replaces deposits and operations until it is
 * known whether there are any operations.
 */
export function CabinetPage({ hrefs }: CabinetPageProps) {
  const { data: operations, error } = useRecentOperations();
  const balance = useBalance();
  const isBalanceSettled = Boolean(balance.data ?? balance.error);
  // Requested together with the balance, not after it.
  useActiveDeposits();
  useStatistics();
  const refills = useLatestRefills();
  const isSettled = isBalanceSettled && Boolean(refills.data ?? refills.error);
  const hasOperations = operations !== undefined && operations.total > 0;
  return (
    <Grid layout="aside" gap={6}>
      <Stack gap={6}>
        <BalanceLead hrefs={hrefs} />
        {isSettled && (
          <>
            {!operations && !error && <HomeSkeleton />}
            {operations?.total === 0 && <FirstSteps hrefs={hrefs} />}
            {hasOperations && <AwaitedRefills hrefs={hrefs} />}
            {(error ?? hasOperations) && (
              <>
                <ActiveDeposits hrefs={hrefs} />
                <RecentOperations hrefs={hrefs} />
              </>
            )}
          </>
        )}
      </Stack>
      {/* Below the others on a phone, so it waits for their height. */}
      {isSettled && (operations ?? error) && (
        <Stack gap={6}>
          {balance.data && hasOperations && <BalanceHistory balance={balance.data} />}
          {balance.data && <BalancesByCurrency balance={balance.data} />}
          <BalancesBar />
        </Stack>
      )}
    </Grid>
  );
}
