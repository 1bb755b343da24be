import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { ProblemBanner, useFieldErrors } from '@meridian/problem';
import { Alert, Button, CodeField, Form, Stack } from '@meridian/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendCode } from './ResendCode.tsx';

interface ConfirmPhoneFormProps {
  rules: Schema<'CodeRules'>;
  onConfirmed: (session: Schema<'Session'>) => void;
}

const fields = ['code'];

const fieldOfCode = {
  codes_do_not_match: 'code',
  code_expired: 'code',
  code_invalid_or_expired: 'code',
} as const;

/** Submits the code when it is complete. Another code can be requested. */
export function ConfirmPhoneForm({ rules, onConfirmed }: ConfirmPhoneFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [requests, setRequests] = useState(0);
  const { trigger, isMutating, data, error, reset } = useApiMutation('post', '/auth/phone/confirm');
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);

  async function confirm(whole: string) {
    if (isMutating || data) return;
    const outcome = await trigger({ body: { code: whole } });
    if (outcome.ok) onConfirmed(outcome.data);
    else if (outcome.error.code in fieldOfCode) setCode('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(code);
  }

  function startOver() {
    reset();
    setCode('');
    setRequests(requests + 1);
  }

  const isDone = error?.code === 'conflict';
  return (
    <Stack gap={5}>
      <Form onSubmit={submit} validationErrors={fieldErrors}>
        {isDone && (
          <Alert tone="info" isAnnounced title={t('confirmPhone.alreadyConfirmed.title')}>
            {t('confirmPhone.alreadyConfirmed.body')}
          </Alert>
        )}
        {formError && !isDone && <ProblemBanner {...formError} />}
        <CodeField
          // A new field for a new code: empty, without errors, and focused.
          key={requests}
          autoFocus
          name="code"
          label={t('field.code')}
          description={t('confirmPhone.lifetime', { count: Math.floor(rules.lifetimeSeconds / 60) })}
          length={rules.length}
          value={code}
          onChange={setCode}
          onComplete={(whole) => void confirm(whole)}
          validate={(typed) =>
            typed.length === rules.length ? undefined : t('field.codeIncomplete', { count: rules.length })
          }
          requiredMessage={t('field.missing.code')}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isMutating}
          pendingLabel={t('confirmPhone.pending')}
        >
          {t('confirmPhone.submit')}
        </Button>
      </Form>
      {!isDone && <ResendCode resendSeconds={rules.resendSeconds} onWait={startOver} />}
    </Stack>
  );
}
