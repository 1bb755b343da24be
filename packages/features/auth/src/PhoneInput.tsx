import type { Schema } from '@meridian/api-client';
import { PhoneField, type PhoneFieldProps } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface PhoneInputProps {
  language: Schema<'Language'>;
  defaultValue: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** From the range reserved for examples. */
const EXAMPLE_PHONE = '+44 7700 900123';

/** The country of numbers typed without a country code. English doesn't imply one. */
const phoneCountry = { en: {}, ru: { country: 'RU' } } as const satisfies Record<
  Schema<'Language'>,
  Pick<PhoneFieldProps, 'country'>
>;

/** The phone that codes are sent to, under the name `phone`. */
export function PhoneInput({ language, ...props }: PhoneInputProps) {
  const { t } = useTranslation('auth');
  const { t: tProblem } = useTranslation('problem');
  return (
    <PhoneField
      {...props}
      {...phoneCountry[language]}
      name="phone"
      label={t('field.phone')}
      description={t('field.phoneHint', { example: EXAMPLE_PHONE })}
      invalidMessage={tProblem('field.phone_invalid')}
      requiredMessage={t('field.missing.phone')}
    />
  );
}
