import { PhoneInput } from '@meridian/forms';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface PhoneForCodesProps {
  defaultValue: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** From the range reserved for examples. */
const EXAMPLE_PHONE = '+44 7700 900123';

/** The phone that codes are sent to, under the name `phone`. */
export function PhoneForCodes(props: PhoneForCodesProps) {
  const { t } = useTranslation(messages);
  return (
    <PhoneInput
      {...props}
      name="phone"
      label={t('field.phone')}
      description={t('field.phoneHint', { example: EXAMPLE_PHONE })}
      requiredMessage={t('field.missing.phone')}
    />
  );
}
