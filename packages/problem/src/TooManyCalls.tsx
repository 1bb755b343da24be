import { Alert } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { WaitingTime } from './WaitingTime.tsx';

interface TooManyCallsProps {
  /** When the server accepts another try, in milliseconds. */
  until: number;
  actions: ReactNode;
  /** The server's own message, where section 7 of the specification asks for it. It names no time. */
  serversWords: string | undefined;
}

/** A refusal for too many calls: the sentence of section 8, with its countdown. The end of the wait is said quietly. */
export function TooManyCalls({ until, actions, serversWords }: TooManyCallsProps) {
  const { t } = useTranslation(messages);
  const isOver = useSecondsUntil(until) === 0;
  const wait = <WaitingTime until={until} />;
  const words = serversWords ?? (isOver ? undefined : t('code.too_many_calls.title'));
  return (
    <Alert isAnnounced tone={isOver ? 'neutral' : 'warning'} title={words ?? wait} actions={actions}>
      {words !== undefined && wait}
    </Alert>
  );
}
