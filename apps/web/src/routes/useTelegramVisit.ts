import { forgetTelegramState, readTelegramReturn, type TelegramVisit } from '@meridian/feature-auth';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from './useAddress.ts';

/** What the login hands on to the registration. It is not part of the address, and a reload keeps it. */
const handedOn = (state: unknown): string | undefined =>
  state instanceof Object && 'telegram' in state && typeof state.telegram === 'string'
    ? state.telegram
    : undefined;

/**
 * The visit to Telegram that brought the user to this page, and the address to return to from the next one. What Telegram
 * returned with is removed from the address, because an address is copied and stored.
 */
export function useTelegramVisit(): TelegramVisit {
  const location = useLocation();
  const { pathname } = location;
  const { origin, search, hash } = useAddress();
  const navigate = useNavigate();
  const arrived = readTelegramReturn({ search, hash });
  const [returned, setReturned] = useState<Pick<TelegramVisit, 'result' | 'isExpected'>>(() => ({
    result: handedOn(location.state),
    isExpected: true,
  }));
  if (arrived?.result !== undefined && arrived.result !== returned.result) setReturned(arrived);
  const cleanSearch = arrived?.search ?? search;
  const hasArrived = arrived !== undefined;
  useEffect(() => {
    if (!hasArrived) return;
    forgetTelegramState();
    void navigate(pathname + cleanSearch, { replace: true });
  }, [hasArrived, navigate, pathname, cleanSearch]);
  const { result, isExpected } = returned;
  return { returnTo: `${origin}${pathname}${cleanSearch}`, result, isExpected };
}
