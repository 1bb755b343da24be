import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { useFieldErrors, WithdrawalPauseNote } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, Form, PasswordField, Skeleton, Stack, Text, TextField, useToast } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { messages } from '../messages.ts';
import { useChangePassword } from './password.requests.ts';

interface PasswordSectionProps {
  /** For password managers. */
  login: string;
}

const fields = ['currentPassword', 'password', 'passwordConfirmation'];

const empty: Schema<'PasswordChange'> = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the password with the current one. The server decides whether the new one is too simple. */
export function PasswordSection({ login }: PasswordSectionProps) {
  const { t } = useTranslation(messages);
  const { t: tProblem } = useTranslation(problemMessages);
  const toast = useToast();
  const { data: rules, error: rulesError } = useSetting('auth');
  const hintOf = (count: number) => t('password.newHint', { count });
  const [typed, setTyped] = useState(empty);
  const { trigger, isMutating, error } = useChangePassword();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  const change = (part: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({ body: typed });
    if (!outcome.ok) return;
    setTyped(empty);
    toast.show({ message: t('password.saved') });
  }

  function refuseLength(password: string) {
    if (!rules || password === '') return undefined;
    if (password.length < rules.passwordMinimumLength)
      return tProblem('field.too_short', { count: rules.passwordMinimumLength });
    return password.length > rules.passwordMaximumLength
      ? tProblem('field.too_long', { count: rules.passwordMaximumLength })
      : undefined;
  }

  return (
    <Card>
      <Form onSubmit={save} validationErrors={fieldErrors}>
        {formError && <ProblemBanner {...formError} />}
        <Stack gap={5}>
          <Text tone="muted">{t('password.lead')}</Text>
          <WithdrawalPauseNote />
          <TextField
            label={t('password.login')}
            autoComplete="username"
            isVerbatim
            isReadOnly
            value={login}
          />
          <PasswordField
            {...eye}
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            value={typed.currentPassword}
            onChange={(currentPassword) => change({ currentPassword })}
            requiredMessage={t('password.currentRequired')}
          />
          <PasswordField
            {...eye}
            name="password"
            label={t('password.new')}
            description={
              rules ? hintOf(rules.passwordMinimumLength) : !rulesError && <Skeleton>{hintOf(10)}</Skeleton>
            }
            autoComplete="new-password"
            value={typed.password}
            onChange={(password) => change({ password })}
            validate={refuseLength}
            requiredMessage={t('password.newRequired')}
          />
          <PasswordField
            {...eye}
            name="passwordConfirmation"
            label={t('password.again')}
            autoComplete="new-password"
            value={typed.passwordConfirmation}
            onChange={(passwordConfirmation) => change({ passwordConfirmation })}
            validate={(again) =>
              again === '' || again === typed.password ? undefined : tProblem('field.passwords_do_not_match')
            }
            requiredMessage={t('password.againRequired')}
          />
          <Button type="submit" variant="primary" isPending={isMutating} pendingLabel={t('frame.saving')}>
            {t('password.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
