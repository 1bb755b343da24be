import type { ApiError } from '@meridian/api-client';
import { ProblemBanner, useSecondsUntil } from '@meridian/problem';
import { Button, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface SendCodeProps {
  /** Whether a code was sent before. */
  isAgain: boolean;
  /** When the server sends another code, in milliseconds. */
  waitUntil: number | undefined;
  isPending: boolean;
  error: ApiError | undefined;
  onSend: () => void;
  isServerWorded: boolean;
}

/** Requests a code. It counts down to the time when the server sends another one. */
export function SendCode({ isAgain, waitUntil, isPending, error, onSend, isServerWorded }: SendCodeProps) {
  const { t } = useTranslation(messages);
  const isTooEarly = error?.code === 'too_many_calls' && error.retryTime !== undefined;
  const end = Math.max(waitUntil ?? 0, isTooEarly ? (error.retryTime ?? 0) : 0);
  const secondsLeft = useSecondsUntil(end);
  return (
    <Stack gap={3}>
      {error && !isTooEarly && <ProblemBanner error={error} isServerWorded={isServerWorded} />}
      <div>
        {secondsLeft > 0 && (
          // A timer is not announced when it changes.
          <Text role="timer" tone="muted" isTabular>
            {t('code.wait', { count: secondsLeft })}
          </Text>
        )}
        <Text role="status" tone="muted">
          {isAgain && secondsLeft === 0 ? t('code.waitOver') : ''}
        </Text>
      </div>
      <Button
        isWide
        variant={isAgain ? 'secondary' : 'primary'}
        size={isAgain ? 'medium' : 'large'}
        isDisabled={secondsLeft > 0}
        isPending={isPending}
        pendingLabel={t('code.sending')}
        onPress={onSend}
      >
        {t(isAgain ? 'code.sendAgain' : 'code.send')}
      </Button>
    </Stack>
  );
}
