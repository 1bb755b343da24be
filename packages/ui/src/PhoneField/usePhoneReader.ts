import { useCallback, useEffect, useState } from 'react';
import type { readPhone } from './phoneNumbers.ts';
import { readPlainPhone, type PhoneReading } from './plainPhone.ts';

interface PhoneReader {
  readonly read: (text: string) => PhoneReading;
  /** Whether the numbering plans are still loading. A national number can't be read before. */
  readonly isLoading: boolean;
}

/** Reads a phone number by its digits at first, and by the numbering plan of its country once the plans are loaded. */
export function usePhoneReader(country: string | undefined): PhoneReader {
  const [plans, setPlans] = useState<{ readonly read: typeof readPhone | undefined }>();
  useEffect(() => {
    let isMounted = true;
    void import('./phoneNumbers.ts')
      .then(
        (numbers) => numbers.readPhone,
        // Without the plans the field still takes international numbers, ungrouped.
        () => undefined,
      )
      .then((loaded) => isMounted && setPlans({ read: loaded }));
    return () => {
      isMounted = false;
    };
  }, []);
  const read = useCallback(
    (text: string) => plans?.read?.(text, country) ?? readPlainPhone(text),
    [plans, country],
  );
  return { read, isLoading: plans === undefined };
}
