import { isAway } from '../database/isAway.ts';
import { Refusal } from './Refusal.ts';

/** A database comes back within seconds, or a person has to look at it. */
const retrySeconds = 5;

/** What a call is answered when something broke under it: with the database away, that it may be asked again. */
export function refusalOf(error: unknown): Refusal {
  return isAway(error)
    ? new Refusal('technical_work', { retryAfter: retrySeconds })
    : new Refusal('unexpected_error');
}
