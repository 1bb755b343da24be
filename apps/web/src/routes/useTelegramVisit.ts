import { telegramResultIn, type TelegramVisit } from '@meridian/feature-auth';
import { useLocation } from 'react-router';
import { useAddress } from './useAddress.ts';

/** The visit to Telegram that brought the person to this page, and the address to return to from the next one. */
export function useTelegramVisit(): TelegramVisit {
  const { pathname } = useLocation();
  const { origin, search, hash } = useAddress();
  return { returnTo: `${origin}${pathname}${search}`, result: telegramResultIn(hash) };
}
