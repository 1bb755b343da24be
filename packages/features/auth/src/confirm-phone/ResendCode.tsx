import { useApiMutation } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './useCountdown.ts';

interface ResendCodeProps {
  /** How long to wait before the server sends another code. */
  resendSeconds: number;
  /** A wait has started: a code was sent just now or a short time ago. */
  onWait: () => void;
}

/**
 * Requests another code. The wait counts from the answer, because the clocks of server and browser may differ.
 */
export function ResendCode({ resendSeconds, onWait }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const { trigger, isMutating, data, error } = useApiMutation('post', '/auth/phone/resend');
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
