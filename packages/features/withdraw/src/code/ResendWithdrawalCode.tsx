import type { Schema } from '@meridian/api-client';
import { ProblemBanner, useSecondsUntil } from '@meridian/problem';
import { Button, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useRequestWithdrawal } from '../withdrawals.requests.ts';

interface ResendWithdrawalCodeProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
  /** When the server sends another code, in milliseconds. Undefined for codes of the authenticator app. */
  waitUntil: number | undefined;
  /** Called with the request that replaces this one. */
  onRenewed: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
}

/** Repeats the request for the withdrawal, which sends a new code, or waits for one of the authenticator app. */
export function ResendWithdrawalCode({ confirmation, waitUntil, onRenewed }: ResendWithdrawalCodeProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useRequestWithdrawal();
  const isFromApp = confirmation.code.method === 'totp';
  const secondsLeft = useSecondsUntil(waitUntil);

  async function resend() {
    const { system, wallet, amount } = confirmation;
    const outcome = await trigger({ body: { system, wallet, amount } });
    if (outcome.ok) onRenewed(outcome.data);
  }

  return (
    <Stack gap={2}>
      {error && <ProblemBanner error={error} />}
      {secondsLeft > 0 && (
        // A timer is not announced when it changes.
        <Text role="timer" tone="muted" isTabular>
          {t('code.wait', { count: secondsLeft })}
        </Text>
      )}
      <VisuallyHidden role="status">
        {waitUntil !== undefined && secondsLeft === 0 ? t('code.waitOver') : ''}
      </VisuallyHidden>
      <Button
        isWide
        isDisabled={secondsLeft > 0}
        isPending={isMutating}
        pendingLabel={t(isFromApp ? 'code.startingAgain' : 'code.resending')}
        onPress={() => void resend()}
      >
        {t(isFromApp ? 'code.startAgain' : 'code.resend')}
      </Button>
    </Stack>
  );
}
