import type { Schema } from '@meridian/api-client';
import { DEMO } from '../src/seed/seed.ts';

/** Removes dates and ids, which differ between seeds. */
interface ApiResponse {
  readonly path: string;
  readonly status: number;
  readonly seen: unknown;
}

const ofItsMoment =
  /^(id|nextCursor|date|creationDate|startDate|endDate|payoutDate|closeDate|nextAccrualDate|courseDate|countedDate|continuedBy|subjectId)$/;

function withoutMoments(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutMoments);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      ofItsMoment.test(name) ? [] : [[name, withoutMoments(value)]],
    ),
  );
}

const paths = [
  '/content/news',
  '/user/balance',
  '/funds/deposits?limit=100',
  '/user/referrals?limit=100',
  '/user/operations/?limit=100',
];

/** Signs in as the demo investor and reads the seeded data. Stops if the sign-in is refused. */
export async function readSeed(url: string): Promise<ApiResponse[]> {
  const ask = async (path: string, request: RequestInit = {}) => {
    const response = await fetch(`${url}/api${path}`, request);
    const body: unknown = JSON.parse(await response.text());
    return { status: response.status, body };
  };
  const signedIn = await ask('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  if (signedIn.status !== 200) return [{ path: '/auth/login', status: signedIn.status, seen: null }];
  const { refreshToken } = signedIn.body as Schema<'Session'>;
  const responses: ApiResponse[] = [];
  for (const path of paths) {
    const { status, body } = await ask(path, { headers: { authorization: `Bearer ${refreshToken}` } });
    responses.push({ path, status, seen: status === 200 ? withoutMoments(body) : null });
  }
  return responses;
}
