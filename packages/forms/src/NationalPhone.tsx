import { usePhoneReader } from '@meridian/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import PhoneCountry from './PhoneCountry.tsx';
import { presetPhoneCountry } from './phoneCountry.ts';

interface NationalPhoneProps {
  /** What was typed, without a country code. */
  text: string;
  /** Called with E.164; an empty string for a number that cannot exist in the country. */
  onRead: (e164: string) => void;
}

/** Asks for the country of a phone that was typed in a field for several kinds of names. Import it lazily. */
export default function NationalPhone({ text, onRead }: NationalPhoneProps) {
  const { i18n } = useTranslation(problemMessages);
  const [country, setCountry] = useState(() => presetPhoneCountry(i18n.language));
  const { read } = usePhoneReader(country ?? undefined);
  const { e164, isPossible } = read(text);
  const phone = isPossible ? e164 : '';
  useEffect(() => onRead(phone), [onRead, phone]);
  return <PhoneCountry country={country} onChange={setCountry} e164={phone} />;
}
