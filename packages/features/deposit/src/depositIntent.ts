import type { Schema } from '@meridian/api-client';
import type { DepositPreview } from '@meridian/money';

/** What a person is about to confirm, held as it was shown to them: a later course does not change it. */
export interface DepositIntent {
  readonly plan: Schema<'DepositPlan'>;
  readonly course: Schema<'Course'> | null;
  readonly preview: DepositPreview;
  /** When body and accruals would come back. */
  readonly unlockDate: string;
  readonly request: Schema<'DepositRequest'>;
}
