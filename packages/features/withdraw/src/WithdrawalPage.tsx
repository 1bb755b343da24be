import type { ReactNode } from 'react';
import { NewWithdrawal } from './new/NewWithdrawal.tsx';
import { WithdrawalsOnTheirWay } from './new/WithdrawalsOnTheirWay.tsx';
import type { WithdrawalDialogs } from './withdrawalDialogs.ts';
import { WithdrawalFrame, type WithdrawalFrameProps } from './WithdrawalFrame.tsx';
import { useLatestWithdrawals } from './withdrawals.requests.ts';

export interface WithdrawalPageProps extends WithdrawalFrameProps {
  /** Shown in place of the form while nothing can be withdrawn: why, and what to do. */
  refusal?: ReactNode;
  /** Keep this stable: otherwise an open dialog is mounted again. */
  dialogs: WithdrawalDialogs;
  hrefs: WithdrawalFrameProps['hrefs'] & {
    refill: string;
    invest: string;
    operations: string;
    confirmPhone?: string;
    /** Where a pause of withdrawals is explained. */
    protection?: string;
  };
}

/** Creates withdrawals. Its second tab leads to `WithdrawalHistoryPage`. */
export function WithdrawalPage({ refusal, dialogs, details, hrefs }: WithdrawalPageProps) {
  const latest = useLatestWithdrawals().data?.items ?? [];
  return (
    <WithdrawalFrame tab="new" details={details} hrefs={hrefs}>
      {refusal || <NewWithdrawal dialogs={dialogs} hrefs={hrefs} />}
      <WithdrawalsOnTheirWay withdrawals={latest} onShow={details.open} href={hrefs.withdrawalHistory} />
    </WithdrawalFrame>
  );
}
