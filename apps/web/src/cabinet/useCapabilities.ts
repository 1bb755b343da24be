import { createStoredValue, isText } from '@meridian/api-client/storage';
import { useSetting } from '@meridian/api-client/react';
import { useEffect, useState } from 'react';
import { subscribeToCapabilityOff } from './capabilityOff.ts';
import { type Capability, capabilityNames } from '@meridian/frame/screens';
import { CAPABILITIES_KEY } from '../storageKeys.ts';

type Capabilities = Readonly<Record<Capability, boolean>>;

const allBut = (off: readonly string[]): Capabilities => ({
  referrals: !off.includes('referrals'),
  cases: !off.includes('cases'),
  search: !off.includes('search'),
  protection: !off.includes('protection'),
  readOnlyKeys: !off.includes('readOnlyKeys'),
  yearlyReport: !off.includes('yearlyReport'),
  support: !off.includes('support'),
  documents: !off.includes('documents'),
});

const allOn = allBut([]);

/**
 * Which parts of the product are switched on; undefined until the server says so. If it fails to say, they count as on: the
 * server refuses the calls of a part that is off.
 */
export function useCapabilities(): Capabilities | undefined {
  const { data, error } = useSetting('capabilities');
  return data ?? (error && allOn);
}

/** Whether a part is on. Asks again when the server refuses a call, because the part was switched off under an open page. */
export function useCapability(capability: Capability): 'loading' | 'on' | 'off' | 'switched_off' {
  const capabilities = useCapabilities();
  const { mutate } = useSetting('capabilities');
  useEffect(() => subscribeToCapabilityOff(() => void mutate()), [mutate]);
  const isOn = capabilities?.[capability];
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  if (isOn === undefined) return 'loading';
  if (isOn) return 'on';
  return wasOn ? 'switched_off' : 'off';
}

/** The same for the navigation, which does not wait: until the server says so, what it said at the last visit. */
export function useExpectedCapabilities(): Capabilities {
  const capabilities = useCapabilities();
  const [expected] = useState(readExpected);
  const off = capabilities && namesOfOff(capabilities);
  useEffect(() => {
    if (off !== undefined) storedOff.write(off);
  }, [off]);
  return capabilities ?? expected;
}

/** The public pages write and read the same. */
const storedOff = createStoredValue(CAPABILITIES_KEY, isText);

const namesOfOff = (capabilities: Capabilities) =>
  capabilityNames.filter((name) => !capabilities[name]).join(' ');

const readExpected = () => allBut(storedOff.read()?.split(' ') ?? []);
