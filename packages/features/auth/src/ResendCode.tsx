import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './useCountdown.ts';
import { useResendPhoneCode } from './useResendPhoneCode.ts';

interface ResendCodeProps {
  /** How long the server wants to be left before it sends another code. */
  resendSeconds: number;
  /** A wait began, after a code was sent or because one was sent too recently. */
  onWait: () => void;
}

/**
 * Asks for another code. The wait is counted in seconds from the answer, never from the dates of the server, whose
 * clock need not be the person's.
 */
export function ResendCode({ resendSeconds, onWait }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const { trigger, isMutating, data, error } = useResendPhoneCode();
  const { secondsLeft, start } = useCountdown();
  const isTooEarly = error?.code === 'too_many_calls' && error.retryAfter !== undefined;

  async function resend() {
    const outcome = await trigger();
    const wait = outcome.ok ? resendSeconds : outcome.error.retryAfter;
    if (!wait) return;
    start(wait);
    onWait();
  }

  return (
    <Stack gap={3}>
      {data && (
        <Alert tone="success" isAnnounced title={t('confirmPhone.resent.title', { sentTo: data.sentTo })}>
          {t('confirmPhone.resent.body')}
        </Alert>
      )}
      {error && !isTooEarly && <ProblemBanner error={error} />}
      {secondsLeft > 0 && <Text tone="muted">{t('confirmPhone.wait', { count: secondsLeft })}</Text>}
      <Button
        isWide
        isDisabled={secondsLeft > 0}
        isPending={isMutating}
        pendingLabel={t('confirmPhone.resending')}
        onPress={() => void resend()}
      >
        {t('confirmPhone.resend')}
      </Button>
    </Stack>
  );
}
