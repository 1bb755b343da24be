import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Grid, Stack } from '@meridian/ui';
import { type ReactNode, useRef } from 'react';
import { BalancesBar } from './BalancesBar.tsx';
import { Deposits } from './Deposits.tsx';
import { FirstHorizon } from './FirstHorizon.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Horizon } from './Horizon.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { useHome } from './useHome.ts';
import { useStepsClosed } from './useStepsClosed.ts';

export interface CabinetPageProps {
  user: Pick<Schema<'User'>, 'id' | 'emailConfirmed' | 'subscription'>;
  hrefs: {
    refill: string;
    deposits: string;
    invest: string;
    withdrawal: string;
    exchange: string;
    operations: string;
    confirmEmail: string;
    wallets: string;
    subscription: string;
    liabilities: string;
  };
  /** What opens where it says when the balance was counted: the check of that count. Without it, a link leads to the check. */
  seal?: ReactNode;
}

/**
 * The home of the cabinet. Until every part is known it shows skeletons of the same blocks, then all parts at once: none of them
 * moves another. Failed parts are left out, and one banner says so for all of them. Until the first deposit there are steps to it:
 * alone in an account without money, above the rest later.
 */
export function CabinetPage({ user, hrefs, seal }: CabinetPageProps) {
  const [areStepsClosed, closeSteps] = useStepsClosed(user.id);
  const home = useHome();
  const content = useRef<HTMLDivElement>(null);
  const { isSettled, isNew, statistics, operations, refills, deposits, error, retry } = home;
  // New elements when the responses are here: a block of another height is then no layout shift.
  const state = isSettled ? 'loaded' : 'loading';
  const steps = isSettled && !error && !home.hasInvested && !areStepsClosed && (
    <FirstSteps
      user={user}
      refills={refills ?? []}
      hasRefilled={home.hasRefilled}
      isAlone={isNew}
      onClose={() => {
        closeSteps();
        // The pressed button is gone.
        content.current?.focus();
      }}
      hrefs={hrefs}
    />
  );
  return (
    <div ref={content} tabIndex={-1}>
      {steps && isNew ? (
        <Stack gap={5}>
          <FirstHorizon />
          {steps}
        </Stack>
      ) : (
        page()
      )}
    </div>
  );

  function page() {
    return (
      <Stack key={state} gap={5} aria-busy={!isSettled}>
        {isSettled && error && <ProblemBanner error={error} onRetry={retry} />}
        <Horizon home={home} subscription={user.subscription} hrefs={hrefs} seal={seal} />
        {steps}
        {(!isSettled || (statistics && home.hasInvested)) && (
          <BalancesBar statistics={isSettled ? statistics : undefined} />
        )}
        <Grid layout="aside" gap={8}>
          {(!isSettled || deposits) && (
            <Deposits deposits={isSettled ? deposits : undefined} hasSteps={steps !== false} hrefs={hrefs} />
          )}
          {(!isSettled || operations) && (
            <RecentOperations operations={isSettled ? operations : undefined} hrefs={hrefs} />
          )}
        </Grid>
      </Stack>
    );
  }
}
