import { dateFormat } from '@meridian/dates';
import type { ApiResponse } from './ApiResponse.ts';
import { type Rule, type Session, Skipped } from './Rule.ts';

/** The first zone to begin a day, and the last one. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'] as const;

/** Seconds by which the header and the body of a response may differ. */
const tolerance = 2;

const dateTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}/;

/** `2026-10-05`, in a time zone. */
function dayOf(date: string, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(date));
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

async function mustFilterByDay(
  { client, token }: Session,
  timeZone: string,
  newest: ApiResponse,
): Promise<void> {
  const [entry] = newest.entriesAt('items');
  if (!entry) throw new Skipped('The account has no operations.');
  const day = dayOf(newest.textAt(...entry, 'date'), timeZone);
  const query = { from: day, to: day, timeZone, limit: '100' };
  const found = (await client.call('listOperations', { token, query })).mustBe(200);
  const dates = found.entriesAt('items').map((item) => found.textAt(...item, 'date'));
  found.must(
    dates.includes(newest.textAt(...entry, 'date')),
    `The operation of ${day} in ${timeZone} is missing.`,
  );
  for (const date of dates)
    found.must(dayOf(date, timeZone) === day, `${date} is not on ${day} in ${timeZone}.`);
}

export const timeRules: readonly Rule[] = [
  {
    group: 'time',
    title: 'A period is of whole days in timeZone, its last day included',
    section: 'components, parameters, TimeZone',
    calls: ['listOperations'],
    async check(session) {
      const { client, token } = session;
      const newest = (await client.call('listOperations', { token, query: { limit: '1' } })).mustBe(200);
      for (const zone of zones) await mustFilterByDay(session, zone, newest);
    },
  },
  {
    group: 'time',
    title: 'The Date header and the times of a response are of one clock',
    section: 'components, schemas, Statement, date',
    calls: ['getStatement'],
    async check({ client, token }) {
      const query = { currency: 'USDT', from: '2026-01-01', to: '2099-12-31' };
      const statement = (await client.call('getStatement', { token, query })).mustBe(200);
      const header = Date.parse(statement.headers.get('date') ?? '');
      statement.must(!Number.isNaN(header), 'The Date header is missing.');
      const apart = Math.abs(header - Date.parse(statement.textAt('date'))) / 1000;
      statement.must(apart <= tolerance, `“date” and the Date header are ${apart} seconds apart.`);
    },
  },
  {
    group: 'time',
    title: 'Every time is RFC 3339 in UTC, with a Z at its end',
    section: 'info, description',
    calls: [],
    async check({ client }) {
      for (const response of client.responses.filter(
        ({ status, text }) => status === 200 && text.startsWith('{'),
      ))
        for (const text of textsIn(response.json))
          response.must(!dateTime.test(text) || text.endsWith('Z'), `“${text}” does not end with Z.`);
    },
  },
];
