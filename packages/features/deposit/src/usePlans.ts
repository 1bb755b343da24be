import { useApiQuery } from '@meridian/api-client/react';

/** The plans on offer. */
export function usePlans() {
  return useApiQuery('/settings_other/plans/available');
}
