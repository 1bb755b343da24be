import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two reads of the plans. Payout dates are counted from the server's time in the response. */
const REFRESH_INTERVAL = 10 * 60_000;

/** `GET /settings_other/plans/available`: the plans on offer, polled. */
export const usePlans = () =>
  useApiQuery('/settings_other/plans/available', { refreshInterval: REFRESH_INTERVAL });

/** `POST /funds/deposits`: invests in a plan. */
export const useInvest = () => useApiMutation('post', '/funds/deposits');
