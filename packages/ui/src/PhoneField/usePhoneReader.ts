import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import type { readPhone } from './phoneNumbers.ts';
import { readPlainPhone, type PhoneReading } from './plainPhone.ts';

/** Reads a phone number: by its digits at first, and by the plan of its country once the plans have come. */
export function usePhoneReader(country: CountryCode | undefined): (text: string) => PhoneReading {
  const [readByPlan, setReadByPlan] = useState<typeof readPhone>();
  useEffect(() => {
    let isShown = true;
    import('./phoneNumbers.ts').then(
      (numbers) => isShown && setReadByPlan(() => numbers.readPhone),
      // Where they do not come, the field still takes a number, ungrouped.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (text) => readByPlan?.(text, country) ?? readPlainPhone(text, country !== undefined);
}
