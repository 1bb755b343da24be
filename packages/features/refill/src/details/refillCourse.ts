import type { Schema } from '@meridian/api-client';
import type { TimelineState } from '@meridian/ui';
import { refillEnding } from './refillEnding.ts';

/** The stages of a refill, in order. */
export const refillStages = ['requested', 'transfer', 'confirmations', 'outcome'] as const;

export type RefillStage = (typeof refillStages)[number];

type Progress = Pick<
  Schema<'Refill'>,
  'status' | 'hash' | 'cancelDate' | 'expiryDate' | 'confirmations' | 'requiredConfirmations'
>;

/** The state of each stage. In a rejected refill, stages that were not reached stay `upcoming`. */
export function refillCourse(refill: Progress): Record<RefillStage, TimelineState> {
  const { status, hash, confirmations, requiredConfirmations } = refill;
  const ending = refillEnding(refill);
  const isReplenished = status === 'replenished';
  const isSeen = isReplenished || hash !== null;
  const isConfirmed = isReplenished || (isSeen && confirmations >= requiredConfirmations);
  const stateOf = (isDone: boolean, isNext: boolean) =>
    isDone ? 'done' : isNext && status === 'waiting' ? 'current' : 'upcoming';
  return {
    requested: 'done',
    transfer: stateOf(isSeen, true),
    confirmations: stateOf(isConfirmed, isSeen),
    outcome: ending ? (ending === 'rejected' ? 'failed' : 'done') : stateOf(isReplenished, isConfirmed),
  };
}
