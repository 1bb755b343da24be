import { useTelegramAuth } from '@meridian/api-client/react';
import { LinkButton, SendIcon } from '@meridian/ui';
import { useState } from 'react';
import { createTelegramState, signInHref, storeTelegramState } from './telegramVisit.ts';

interface TelegramButtonProps {
  returnTo: string;
  children: string;
}

/** Goes to Telegram's sign-in page. Shown only while the server allows it. */
export function TelegramButton({ returnTo, children }: TelegramButtonProps) {
  const { data } = useTelegramAuth();
  const [state] = useState(createTelegramState);
  const href = data?.available && data.signInUrl ? signInHref(data.signInUrl, returnTo, state) : undefined;
  if (href === undefined) return null;
  return (
    // Never a navigation of the router: the stand-in has the same origin.
    <LinkButton
      href={href}
      target="_top"
      icon={SendIcon}
      size="large"
      isWide
      // The Enter key follows a link before the press has ended.
      onPressStart={() => storeTelegramState(state)}
    >
      {children}
    </LinkButton>
  );
}
