import { isUnavailable } from '../database/isUnavailable.ts';
import { Refusal } from './Refusal.ts';

/** The refusal of what is away or busy now: it comes back within seconds, or a person has to look at it. */
export const comeAgain = (): Refusal => new Refusal('technical_work', { retryAfter: 5 });

/** What a call is answered when something broke under it: with the database away or too busy, that it may be asked again. */
export function refusalOf(error: unknown): Refusal {
  return isUnavailable(error) ? comeAgain() : new Refusal('unexpected_error');
}
