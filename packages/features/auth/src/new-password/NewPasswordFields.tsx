import type { Schema } from '@meridian/api-client';
import { PasswordField, Skeleton } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import { checkConfirmation, checkPassword, passwordLengths } from '../register/registrationRules.ts';
import { useFieldWords } from '../useFieldWords.ts';

/** Its dictionary is large, so it is loaded with the first character. Without it only the server refuses a weak password. */
const PasswordStrength = lazy(() => import('./PasswordStrength.tsx').catch(() => ({ default: NoAdvice })));
const NoAdvice = (): ReactNode => null;

interface NewPasswordFieldsProps {
  rules: Schema<'SettingAuth'> | undefined;
  /** Whether the rules are still loading. Space for their hint is reserved. */
  areRulesAwaited: boolean;
  /** What an attacker tries first. The login and the e-mail of the form are added. */
  guessable?: readonly string[];
}

/** A password and its confirmation. The state is here so that typing doesn't render the whole form. */
export function NewPasswordFields({ rules, areRulesAwaited, guessable = [] }: NewPasswordFieldsProps) {
  const { t } = useTranslation(messages);
  const sayField = useFieldWords();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<readonly string[]>();
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
        onFocus={({ target: { form } }) => {
          const data = new FormData(form ?? undefined);
          setTried([...guessable, readText(data, 'login').trim(), readText(data, 'email').trim()]);
        }}
        validate={(value) => sayField(checkPassword(value, rules), passwordLengths(rules))}
        requiredMessage={t('field.missing.password')}
      />
      {tried && password !== '' && (
        <Suspense fallback={<StrengthPlace />}>
          <PasswordStrength password={password} guessable={tried} />
        </Suspense>
      )}
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

// As high as a meter: what is below does not move when it comes.
const StrengthPlace = styled('span')`
  display: block;
  block-size: ${token.space8};
`;
