import { PhoneField, type PhoneFieldProps } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { presetPhoneCountry } from './phoneCountry.ts';

/** With every country of the world. */
const PhoneCountry = lazy(() => import('./PhoneCountry.tsx'));

type PhoneInputProps = Omit<PhoneFieldProps, 'country' | 'onNationalChange' | 'invalidMessage' | 'value'>;

/**
 * A phone that codes are sent to. The country of a number without its code is asked for, so that no code goes to a stranger in another
 * country. Gives the number on in E.164.
 */
export function PhoneInput({ defaultValue = '', onChange, ...props }: PhoneInputProps) {
  const { t, i18n } = useTranslation(problemMessages);
  const [country, setCountry] = useState(() => presetPhoneCountry(i18n.language));
  const [isNational, setNational] = useState(false);
  const [e164, setE164] = useState(defaultValue);
  return (
    <>
      <PhoneField
        {...props}
        defaultValue={defaultValue}
        {...(country !== null && { country })}
        onChange={(number) => {
          setE164(number);
          onChange?.(number);
        }}
        onNationalChange={setNational}
        invalidMessage={t(isNational && country === null ? 'phone.countryHint' : 'field.phone_invalid')}
      />
      {isNational && (
        <Suspense fallback={null}>
          <PhoneCountry country={country} onChange={setCountry} e164={e164} />
        </Suspense>
      )}
    </>
  );
}
