import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** Waits of up to an hour are counted to the second, as on a clock: 0:42. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`;

interface WaitingTimeProps {
  /** In milliseconds. */
  until: number | undefined;
}

/** Counts down. A timer is not announced when it changes; the end of the wait is. Waits are rounded up, so nobody retries too early. */
export function WaitingTime({ until }: WaitingTimeProps) {
  const { t } = useTranslation(messages);
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return <Text isInline>{t('wait.over')}</Text>;
  return (
    <Text isInline role="timer" isTabular>
      {seconds <= hour
        ? t('wait.clock', { time: clock(seconds) })
        : seconds <= 2 * day
          ? t('wait.hours', { count: Math.ceil(seconds / hour) })
          : t('wait.days', { count: Math.ceil(seconds / day) })}
    </Text>
  );
}
