import { hashToken } from './tokens.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

const secondsInDay = 86_400;

export interface TokenCookie {
  readonly value: string | undefined;
  /** Of the page that calls. */
  readonly origin: string | undefined;
}

/**
 * The header that writes the cookie of the token again, as the app writes it. Safari removes a cookie that a script wrote after seven
 * days, sooner than the session ends. Nothing for a call without the cookie of this session, such as one from another origin.
 */
export function renewTokenCookie(
  { settings }: TransactionContext,
  { value, origin }: TokenCookie,
  tokenHash: string,
): { readonly 'set-cookie'?: string } {
  if (value === undefined || hashToken(value) !== tokenHash) return {};
  const maxAge = settings.session.absoluteDays * secondsInDay;
  const secure = origin?.startsWith('https:') === true ? '; Secure' : '';
  return { 'set-cookie': `refreshToken=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}` };
}
