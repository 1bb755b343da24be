import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Stack, Text } from '@meridian/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWithdrawal } from '../useRequestWithdrawal.ts';

interface ResendWithdrawalCodeProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
  /** The wait between two codes. */
  resendSeconds: number;
  /** Called with the request that replaces this one. */
  onRenewed: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
}

/** Repeats the request for the withdrawal, which sends a new code, or waits for one of the authenticator app. */
export function ResendWithdrawalCode({ confirmation, resendSeconds, onRenewed }: ResendWithdrawalCodeProps) {
  const { t } = useTranslation('withdraw');
  const { trigger, isMutating, error } = useRequestWithdrawal();
  const isFromApp = confirmation.code.method === 'totp';
  const mayAsk = useHasPassed(resendSeconds);

  async function resend() {
    const { system, wallet, amount } = confirmation;
    const outcome = await trigger({ body: { system, wallet, amount } });
    if (outcome.ok) onRenewed(outcome.data);
  }

  return (
    <Stack gap={2}>
      {error && <ProblemBanner error={error} />}
      <Button
        isWide
        isDisabled={!mayAsk}
        isPending={isMutating}
        pendingLabel={t(isFromApp ? 'code.startingAgain' : 'code.resending')}
        onPress={() => void resend()}
      >
        {t(isFromApp ? 'code.startAgain' : 'code.resend')}
      </Button>
      {!mayAsk && <Text tone="muted">{t('code.wait', { count: resendSeconds })}</Text>}
    </Stack>
  );
}

/** Whether this many seconds have passed since the first render. */
function useHasPassed(seconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(seconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return hasPassed;
}
