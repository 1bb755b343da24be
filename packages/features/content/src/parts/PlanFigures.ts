import type { Schema } from '@meridian/api-client';

/** The plans and the moment of the server at which they were on offer. */
export type PlanFigures = Schema<'DepositPlanList'>;

/** What the service charges, apart from the fee of a plan for early closing. */
export interface FeeFigures {
  /** The subscriptions on offer, without which nothing is withdrawn. */
  readonly subscription: Schema<'SubscriptionOptionList'>;
  readonly paymentSystems: Schema<'PaymentSystemList'>;
  readonly exchange: Schema<'SettingExchange'>;
}
