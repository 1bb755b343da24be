import type { Schema } from '@meridian/api-client';
import { useMemo, useState } from 'react';
import { readTelegramPerson, type TelegramVisit } from './telegramVisit.ts';

interface TelegramPerson {
  /** The person to sign in or register. */
  person: Schema<'TelegramData'> | undefined;
  /** Came with a link: use the person only after a yes. */
  asked: Schema<'TelegramData'> | undefined;
  isUnreadable: boolean;
  response: (isYes: boolean) => void;
}

/** Whom Telegram returned with. A stranger’s link could sign the visitor in to the stranger’s account, so its person is asked about. */
export function useTelegramPerson({ result, isExpected }: TelegramVisit): TelegramPerson {
  const read = useMemo(() => (result === undefined ? undefined : readTelegramPerson(result)), [result]);
  const [responded, setResponded] = useState<{ result: string | undefined; isYes: boolean }>();
  const hasResponse = responded !== undefined && responded.result === result;
  const isAccepted = isExpected || (hasResponse && responded.isYes);
  return {
    person: isAccepted ? read : undefined,
    asked: isAccepted || hasResponse ? undefined : read,
    isUnreadable: result !== undefined && !read,
    response: (isYes) => setResponded({ result, isYes }),
  };
}
