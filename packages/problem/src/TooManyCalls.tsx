import { Alert } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { WaitingTime } from './WaitingTime.tsx';

interface TooManyCallsProps {
  /** When the server accepts another try, in milliseconds. */
  until: number;
  actions: ReactNode;
  /** The server's own message, where section 7 of the specification asks for it. It names no time. */
  serversWords: string | undefined;
}

/** A refusal for too many calls: one sentence that counts down, instead of the vague time of section 8. Its end is said quietly. */
export function TooManyCalls({ until, actions, serversWords }: TooManyCallsProps) {
  const isOver = useSecondsUntil(until) === 0;
  return (
    <Alert
      isAnnounced
      tone={isOver ? 'neutral' : 'warning'}
      title={serversWords ?? <WaitingTime until={until} reason="tooMany" />}
      actions={actions}
    >
      {serversWords && <WaitingTime until={until} />}
    </Alert>
  );
}
