import type { ApiError, Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, CodeField, Form, Stack } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { messages } from '../messages.ts';
import { SubscriptionLapsed } from '../SubscriptionLapsed.tsx';
import { useConfirmWithdrawal } from '../withdrawals.requests.ts';
import { ResendWithdrawalCode } from './ResendWithdrawalCode.tsx';
import { WithdrawalPreview } from './WithdrawalPreview.tsx';

// It loads with the code, so it is there once the money has moved.
export { WithdrawalResult } from '../new/WithdrawalResult.tsx';

interface WithdrawalCodeProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
  rules: Schema<'CodeRules'>;
  /** When the code was sent, in milliseconds. */
  sentTime: number;
  /** Called with the request that replaces this one. */
  onRenewed: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
  /** Called when the request has expired. */
  onVoid: () => void;
  onConfirmed: (withdrawal: Schema<'Withdrawal'>) => void;
  onBack: () => void;
  /** Opens the subscriptions; `onBought` is called after a payment. */
  onSubscribe: (onBought: () => void) => void;
  hrefs: { refill: string; invest: string; confirmPhone?: string };
}

const fields = ['code'];

const fieldOfCode = { codes_do_not_match: 'code' } as const;

/** Returns the message for a code that can no longer be used; undefined after other failures. */
function useWordsOfVoid(isFromApp: boolean) {
  const { t } = useTranslation(messages);
  const { t: tProblem } = useTranslation(problemMessages);
  const body = t(isFromApp ? 'code.void.bodyFromApp' : 'code.void.body');
  return ({ code }: ApiError) => {
    switch (code) {
      case 'code_invalid_or_expired':
        return { title: tProblem(`code.${code}.title`), body: t('code.void.attemptsBody') };
      case 'code_expired':
      case 'waiting_time_expired':
        return { title: tProblem(`code.${code}.title`), body };
      case 'not_found':
        return { title: t('code.void.gone'), body };
      default:
        return undefined;
    }
  };
}

/** Confirms a withdrawal by its code, which is sent when it is complete. The balance does not change before that. */
export default function WithdrawalCode({
  confirmation,
  rules,
  sentTime,
  onRenewed,
  onVoid,
  onConfirmed,
  onBack,
  onSubscribe,
  hrefs,
}: WithdrawalCodeProps) {
  const { t, i18n } = useTranslation(messages);
  const [firstId] = useState(confirmation.id);
  const [code, setCode] = useState('');
  const { trigger, isMutating, error, reset } = useConfirmWithdrawal();
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);
  const { sentTo, length } = confirmation.code;
  const isFromApp = confirmation.code.method === 'totp';
  const wordsOfVoid = useWordsOfVoid(isFromApp);

  async function confirm(whole: string) {
    if (isMutating) return;
    const outcome = await trigger({ body: { requestId: confirmation.id, code: whole } });
    if (outcome.ok) onConfirmed(outcome.data);
    else if (outcome.error.code in fieldOfCode) setCode('');
    else if (wordsOfVoid(outcome.error)) onVoid();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(code);
  }

  function renew(renewed: Schema<'WithdrawalConfirmation'>) {
    reset();
    setCode('');
    onRenewed(renewed);
  }

  const voidWords = error && wordsOfVoid(error);
  return (
    <WithdrawalPreview confirmation={confirmation}>
      <Stack gap={6}>
        {voidWords ? (
          <Alert tone="warning" isAnnounced title={voidWords.title}>
            {voidWords.body}
          </Alert>
        ) : (
          <Form onSubmit={submit} validationErrors={fieldErrors}>
            {error?.code === 'subscription_required' ? (
              <SubscriptionLapsed onSubscribe={() => onSubscribe(reset)} />
            ) : (
              formError && <ProblemBanner {...formError} hrefs={hrefs} />
            )}
            {confirmation.id !== firstId && !error && !isFromApp && (
              <Alert tone="success" isAnnounced title={t('code.renewed.title', { sentTo })}>
                {t('code.renewed.body')}
              </Alert>
            )}
            <CodeField
              // A new code gets a new field: empty, without the old error, and focused.
              key={confirmation.id}
              autoFocus
              name="code"
              label={t('code.label')}
              description={
                isFromApp
                  ? t('code.fromApp')
                  : t('code.sent', { sentTo, count: Math.floor(rules.lifetimeSeconds / 60) })
              }
              length={length}
              value={code}
              onChange={setCode}
              onComplete={(whole) => void confirm(whole)}
              validate={(typed) =>
                typed.length === length ? undefined : t('code.incomplete', { count: length })
              }
              requiredMessage={t('code.required')}
            />
            <Button
              type="submit"
              variant="primary"
              size="large"
              isWide
              isPending={isMutating}
              pendingLabel={t('code.pending')}
            >
              {t('code.submit', { amount: formatMoney(confirmation.net, i18n.language) })}
            </Button>
          </Form>
        )}
        {(!isFromApp || voidWords) && (
          <ResendWithdrawalCode
            key={confirmation.id}
            confirmation={confirmation}
            waitUntil={isFromApp ? undefined : sentTime + rules.resendSeconds * 1000}
            onRenewed={renew}
          />
        )}
        {/* The focus was on a button that is gone. */}
        <Button
          key={voidWords ? 'void' : 'open'}
          autoFocus={voidWords !== undefined}
          variant="quiet"
          isWide
          isDisabled={isMutating}
          onPress={onBack}
        >
          {t('code.back')}
        </Button>
      </Stack>
    </WithdrawalPreview>
  );
}
