import type { Schema } from '@meridian/api-client';
import type { Investor } from '../database/schema.ts';

type Method = Schema<'SecurityCodeMethod'>;

/** Channels that can receive codes. An unconfirmed contact may belong to somebody else. */
export function availableMethods(investor: Investor): Method[] {
  const methods: Method[] = [];
  if (investor.phoneConfirmedAt) methods.push('phone');
  if (investor.emailConfirmedAt) methods.push('email');
  if (investor.telegramId !== null) methods.push('telegram');
  return methods.length > 0 ? methods : ['phone'];
}

/** The chosen channel, or the phone until the chosen one is confirmed. */
export function codeMethodOf(investor: Investor): Method {
  return availableMethods(investor).includes(investor.codeMethod) ? investor.codeMethod : 'phone';
}
