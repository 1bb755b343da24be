import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, PasswordField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import { useConfirmSession } from './confirmation.requests.ts';

const fields = ['password'];

interface ConfirmByPasswordProps {
  onConfirmed: () => void;
  /** The password is not enough: an authenticator app was switched on in the meantime. */
  onInsufficient: () => void;
}

/** Confirms the session by the password. */
export function ConfirmByPassword({ onConfirmed, onInsufficient }: ConfirmByPasswordProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useConfirmSession();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const password = readText(new FormData(event.currentTarget), 'password');
    const outcome = await trigger({ body: { password } });
    if (outcome.ok) onConfirmed();
    else if (outcome.error.code === 'second_factor_required') onInsufficient();
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <PasswordField
        name="password"
        label={t('field.currentPassword')}
        autoComplete="current-password"
        autoFocus
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        requiredMessage={t('field.missing.ownPassword')}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('identity.pending')}
      >
        {t('identity.submit.password')}
      </Button>
    </Form>
  );
}
