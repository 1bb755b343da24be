import { type Language, languageTable } from '@meridian/i18n';
import { PhoneField } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface PhoneInputProps {
  language: Language;
  defaultValue: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** From the range reserved for examples. */
const EXAMPLE_PHONE = '+44 7700 900123';

/** The phone that codes are sent to, under the name `phone`. */
export function PhoneInput({ language, ...props }: PhoneInputProps) {
  const { t } = useTranslation('auth');
  const { t: tProblem } = useTranslation('problem');
  const { phoneCountry } = languageTable[language];
  return (
    <PhoneField
      {...props}
      {...(phoneCountry && { country: phoneCountry })}
      name="phone"
      label={t('field.phone')}
      description={t('field.phoneHint', { example: EXAMPLE_PHONE })}
      invalidMessage={tProblem('field.phone_invalid')}
      requiredMessage={t('field.missing.phone')}
    />
  );
}
