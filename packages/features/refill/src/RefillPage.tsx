import { useLatestRefills } from '@meridian/api-client/react';
import type { ReactNode } from 'react';
import { AwaitedRefills } from './new/AwaitedRefills.tsx';
import { NewRefill } from './new/NewRefill.tsx';
import { RefillFrame, type RefillFrameProps } from './RefillFrame.tsx';

export interface RefillPageProps extends RefillFrameProps {
  /** Shown in place of the form while no new refill is accepted: why, and what to do. */
  refusal?: ReactNode;
}

/** Creates refills. Its second tab leads to `RefillHistoryPage`. */
export function RefillPage({ refusal, ...frame }: RefillPageProps) {
  const { details, address, hrefs } = frame;
  const awaited = useLatestRefills().data?.items ?? [];
  return (
    <RefillFrame tab="new" {...frame}>
      {refusal ?? <NewRefill hrefs={hrefs} onCreated={address.open} />}
      <AwaitedRefills refills={awaited} onShow={details.open} href={hrefs.refillHistory} />
    </RefillFrame>
  );
}
