import { TextField } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { checkEmail, emailLengths } from './register/registrationRules.ts';
import { useFieldWords } from './useFieldWords.ts';

interface EmailInputProps {
  defaultValue: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** An e-mail, under the name `email`. Spaces around it are ignored. */
export function EmailInput(props: EmailInputProps) {
  const { t } = useTranslation(messages);
  const sayField = useFieldWords();
  return (
    <TextField
      {...props}
      name="email"
      inputMode="email"
      label={t('field.email')}
      autoComplete="email"
      isVerbatim
      validate={(email) => sayField(checkEmail(email.trim()), emailLengths)}
      requiredMessage={sayField('email_required')}
    />
  );
}
