import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import type { readPhone } from './phoneNumbers.ts';
import { readPlainPhone, type PhoneReading } from './plainPhone.ts';

/** Parses by digits alone at first, and by numbering plans once they have loaded. */
export function usePhoneReader(country: CountryCode | undefined): (text: string) => PhoneReading {
  const [readByPlan, setReadByPlan] = useState<typeof readPhone>();
  useEffect(() => {
    let isShown = true;
    import('./phoneNumbers.ts').then(
      (numbers) => isShown && setReadByPlan(() => numbers.readPhone),
      // If the plans fail to load, the field still works, without grouping.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (text) => readByPlan?.(text, country) ?? readPlainPhone(text, country !== undefined);
}
