import { telegramResultIn, type TelegramVisit } from '@meridian/feature-auth';
import { useLocation } from 'react-router';

/** The visit to Telegram that brought the person to this page, and the address to return to from the next one. */
export function useTelegramVisit(): TelegramVisit {
  const { pathname, search, hash } = useLocation();
  return { returnTo: `${window.location.origin}${pathname}${search}`, result: telegramResultIn(hash) };
}
