import { useSetting } from '@meridian/api-client/react';
import type { Capability } from '../routes/routes.ts';

/**
 * Which parts of the product are switched on; undefined until the server says so. If it fails to say, they count as on: the
 * server refuses the calls of a part that is off.
 */
export function useCapabilities(): Readonly<Record<Capability, boolean>> | undefined {
  const { data, error } = useSetting('capabilities');
  return data ?? (error && { referrals: true, cases: true });
}
