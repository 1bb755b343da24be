import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, CodeField, Form, Stack } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SendCode } from './SendCode.tsx';

/** A code that was sent, as far as the client knows it. */
export interface SentCode {
  readonly sentTo: string;
  readonly length: number;
  /** 0 when no code works; undefined while it is not known. */
  readonly attemptsLeft: number | undefined;
  readonly validSeconds: number | undefined;
}

interface CodeFormProps {
  code: SentCode;
  /** When the server sends another code, in milliseconds. */
  waitUntil: number | undefined;
  /** Names what the code confirms. */
  submitLabel: string;
  /** Returns the error of a refused code. */
  onConfirm: (code: string) => Promise<ApiError | undefined>;
  isConfirming: boolean;
  /** The error of the last code. */
  error: ApiError | undefined;
  /** Sends another code and returns whether it is on its way. Undefined for codes of an authenticator app. */
  onSend: (() => Promise<boolean>) | undefined;
  isSending: boolean;
  sendError: ApiError | undefined;
  /** Shows the server's own messages (section 7 of the specification). */
  isServerWorded?: boolean;
}

const fields = ['code'];

const fieldOfCode = {
  codes_do_not_match: 'code',
  code_expired: 'code',
  code_invalid_or_expired: 'code',
} as const;

/** Submits a code when it is complete. Another code can be requested. */
export function CodeForm({
  code: { sentTo, length, attemptsLeft, validSeconds },
  waitUntil,
  submitLabel,
  onConfirm,
  isConfirming,
  error,
  onSend,
  isSending,
  sendError,
  isServerWorded = false,
}: CodeFormProps) {
  const { t } = useTranslation(messages);
  const [typed, setTyped] = useState('');
  const [requests, setRequests] = useState(0);
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);
  const hasCode = attemptsLeft !== 0;
  const isOver = error?.code === 'code_expired' || error?.code === 'code_invalid_or_expired';

  async function confirm(whole: string) {
    if (isConfirming) return;
    const refused = await onConfirm(whole);
    if (refused && refused.code in fieldOfCode) setTyped('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(typed);
  }

  async function send() {
    if (!(await onSend?.())) return;
    setTyped('');
    // A first code replaces none.
    if (hasCode) setRequests(requests + 1);
  }

  return (
    <Stack gap={5}>
      {hasCode && (
        <Form onSubmit={submit} validationErrors={fieldErrors}>
          {formError && <ProblemBanner {...formError} isServerWorded={isServerWorded} />}
          {requests > 0 && !error && (
            <Alert tone="success" isAnnounced title={t('code.sent.title', { sentTo })}>
              {t('code.sent.body')}
            </Alert>
          )}
          <CodeField
            // A new field for a new code: empty, without errors, and focused.
            key={requests}
            autoFocus
            name="code"
            label={t('field.code')}
            description={
              <>
                {validSeconds !== undefined && !isOver && (
                  <span>{t('code.lifetime', { count: Math.ceil(validSeconds / 60) })}</span>
                )}{' '}
                {attemptsLeft !== undefined && !error && (
                  <span>{t('code.attempts', { count: attemptsLeft })}</span>
                )}
              </>
            }
            length={length}
            value={typed}
            onChange={setTyped}
            onComplete={(whole) => void confirm(whole)}
            validate={(digits) =>
              digits.length === length ? undefined : t('field.codeIncomplete', { count: length })
            }
            requiredMessage={t(onSend ? 'field.missing.code' : 'secondFactor.missing')}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isPending={isConfirming}
            pendingLabel={t('code.pending')}
          >
            {submitLabel}
          </Button>
        </Form>
      )}
      {onSend && (
        <SendCode
          isAgain={hasCode}
          waitUntil={waitUntil}
          isPending={isSending}
          error={sendError}
          isServerWorded={isServerWorded}
          onSend={() => void send()}
        />
      )}
    </Stack>
  );
}
