import type { Schema } from '@meridian/api-client';

/** What a request is about. */
export type SupportAbout = Pick<Schema<'NewSupportRequest'>, 'subject' | 'subjectId'>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what a request is about from the query of an address, such as `?about=refill&number=…`. Anything else is about nothing in particular. */
export function readSupportAbout(search: URLSearchParams): SupportAbout {
  const subject = search.get('about');
  const subjectId = search.get('number') ?? '';
  const isNamed = subject === 'operation' || subject === 'refill' || subject === 'withdrawal';
  return isNamed && uuid.test(subjectId) ? { subject, subjectId } : { subject: 'other', subjectId: null };
}
