import type { Schema } from '@meridian/api-client';

/** The plans and the moment of the server at which they were on offer. */
export type PlanFigures = Schema<'DepositPlanList'>;

/** The subscriptions on offer, without which nothing is withdrawn. */
export type SubscriptionFigures = Schema<'SubscriptionOptionList'>;
