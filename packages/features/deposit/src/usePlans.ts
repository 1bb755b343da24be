import { useApiQuery } from '@meridian/api-client/react';

/** The moment from which payouts are counted is no older than this while the page is open. */
const REFRESH_MS = 10 * 60_000;

/** The plans on offer, with the server's moment of the offer. */
export function usePlans() {
  return useApiQuery('/settings_other/plans/available', { refreshInterval: REFRESH_MS });
}
