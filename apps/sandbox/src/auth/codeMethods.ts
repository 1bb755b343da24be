import type { Schema } from '@meridian/api-client';
import type { Investor } from '../http/handlers.ts';

type Method = Schema<'SecurityCodeMethod'>;

/** Ways by which a person can receive codes now: nobody has proved that an unconfirmed one is theirs. */
export function availableMethods(investor: Investor): Method[] {
  const methods: Method[] = [];
  if (investor.phoneConfirmedAt) methods.push('phone');
  if (investor.emailConfirmedAt) methods.push('email');
  if (investor.telegramId !== null) methods.push('telegram');
  return methods.length > 0 ? methods : ['phone'];
}

/** The way chosen, or the phone while that one waits for its confirmation. */
export function codeMethodOf(investor: Investor): Method {
  return availableMethods(investor).includes(investor.codeMethod) ? investor.codeMethod : 'phone';
}
