import type { Schema } from '@meridian/api-client';
import type { Investor } from '../database/schema.ts';

type Method = Schema<'SecurityCodeMethod'>;

/**
 * Ways that are known to be the investor’s. An unconfirmed contact may belong to somebody else. The authenticator app, while it is
 * on, is the only one, so that no other way circumvents it.
 */
export function confirmedMethods(investor: Investor): Method[] {
  if (investor.totpSince) return ['totp'];
  const methods: Method[] = [];
  if (investor.phoneConfirmedAt) methods.push('phone');
  if (investor.emailConfirmedAt) methods.push('email');
  if (investor.telegramId !== null) methods.push('telegram');
  return methods;
}

/** Channels that can receive codes: the confirmed ones, or the phone that waits for its first code. */
export function availableMethods(investor: Investor): Method[] {
  const methods = confirmedMethods(investor);
  return methods.length > 0 ? methods : ['phone'];
}

/** The chosen channel, or another one until the chosen one is confirmed. */
export function chooseCodeMethod(investor: Investor): Method {
  const [first = 'phone', ...others] = availableMethods(investor);
  return others.includes(investor.codeMethod) ? investor.codeMethod : first;
}
