import { useSetting } from '@meridian/api-client/react';
import { useEffect, useState } from 'react';
import type { Capability } from '../routes/routes.ts';
import { CAPABILITIES_KEY } from '../storageKeys.ts';

type Capabilities = Readonly<Record<Capability, boolean>>;

const allOn: Capabilities = { referrals: true, cases: true };

/**
 * Which parts of the product are switched on; undefined until the server says so. If it fails to say, they count as on: the
 * server refuses the calls of a part that is off.
 */
export function useCapabilities(): Capabilities | undefined {
  const { data, error } = useSetting('capabilities');
  return data ?? (error && allOn);
}

/** The same for the navigation, which does not wait: until the server says so, what it said at the last visit. */
export function useExpectedCapabilities(): Capabilities {
  const capabilities = useCapabilities();
  const [expected] = useState(readExpected);
  const off = capabilities && namesOfOff(capabilities);
  useEffect(() => {
    try {
      if (off !== undefined) localStorage.setItem(CAPABILITIES_KEY, off);
    } catch {
      // Blocked storage expects every part.
    }
  }, [off]);
  return capabilities ?? expected;
}

const namesOfOff = ({ referrals, cases }: Capabilities) =>
  `${referrals ? '' : 'referrals '}${cases ? '' : 'cases '}`;

function readExpected(): Capabilities {
  try {
    const off = localStorage.getItem(CAPABILITIES_KEY)?.split(' ') ?? [];
    return { referrals: !off.includes('referrals'), cases: !off.includes('cases') };
  } catch {
    return allOn;
  }
}
