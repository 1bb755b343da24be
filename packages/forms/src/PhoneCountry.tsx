import { formatPhone } from '@meridian/personal-data';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { CountryField } from './CountryField.tsx';
import { rememberPhoneCountry } from './phoneCountry.ts';

interface PhoneCountryProps {
  country: string | null;
  onChange: (country: string | null) => void;
  /** The number in this country, as far as it is typed: E.164 or empty. */
  e164: string;
}

/** Asks for the country of a number that was typed without its code, and shows the whole number. */
export default function PhoneCountry({ country, onChange, e164 }: PhoneCountryProps) {
  const { t } = useTranslation(problemMessages);
  return (
    <CountryField
      label={t('phone.country')}
      description={e164 === '' ? t('phone.countryHint') : t('phone.whole', { phone: formatPhone(e164) })}
      requiredMessage={t('phone.countryHint')}
      value={country}
      onChange={(chosen) => {
        if (chosen !== null) rememberPhoneCountry(chosen);
        onChange(chosen);
      }}
    />
  );
}
