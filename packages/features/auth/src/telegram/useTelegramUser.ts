import type { Schema } from '@meridian/api-client';
import { useMemo, useState } from 'react';
import { readTelegramUser, type TelegramVisit } from './telegramVisit.ts';

interface TelegramUser {
  /** The user to sign in or register. */
  user: Schema<'TelegramData'> | undefined;
  /** Came with a link: use the user only after a yes. */
  asked: Schema<'TelegramData'> | undefined;
  isUnreadable: boolean;
  response: (isYes: boolean) => void;
}

/** Whom Telegram returned with. A stranger’s link could sign the visitor in to the stranger’s account, so its user is asked about. */
export function useTelegramUser({ result, isExpected }: TelegramVisit): TelegramUser {
  const read = useMemo(() => (result === undefined ? undefined : readTelegramUser(result)), [result]);
  const [responded, setResponded] = useState<{ result: string | undefined; isYes: boolean }>();
  const hasResponse = responded !== undefined && responded.result === result;
  const isAccepted = isExpected || (hasResponse && responded.isYes);
  return {
    user: isAccepted ? read : undefined,
    asked: isAccepted || hasResponse ? undefined : read,
    isUnreadable: result !== undefined && !read,
    response: (isYes) => setResponded({ result, isYes }),
  };
}
