import type { Schema } from '@meridian/api-client';
import { PasswordField, Skeleton } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkConfirmation, checkPassword } from './registrationRules.ts';
import { useFieldWords } from '../useFieldWords.ts';

interface NewPasswordFieldsProps {
  rules: Schema<'SettingAuth'> | undefined;
  /** Whether the rules are still loading. Space for their hint is reserved. */
  areRulesAwaited: boolean;
}

/** A password and its confirmation. The state is here so that typing doesn't render the whole form. */
export function NewPasswordFields({ rules, areRulesAwaited }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const sayField = useFieldWords();
  const [password, setPassword] = useState('');
  const eye = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <>
      <PasswordField
        {...eye}
        name="password"
        label={t('field.password')}
        description={
          rules
            ? t('field.passwordHint', { count: rules.passwordMinimumLength })
            : areRulesAwaited && <Skeleton>{t('field.passwordHint', { count: 10 })}</Skeleton>
        }
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        validate={(value) => sayField(checkPassword(value, rules))}
        requiredMessage={t('field.missing.password')}
      />
      <PasswordField
        {...eye}
        name="passwordConfirmation"
        label={t('field.passwordConfirmation')}
        autoComplete="new-password"
        validate={(value) => sayField(checkConfirmation(value, password))}
        requiredMessage={t('field.missing.passwordConfirmation')}
      />
    </>
  );
}
