import { readFileSync } from 'node:fs';
import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { testNow } from '../../test/seededDatabase.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { formOf, completeForm } from '../../test/verificationForm.ts';
import { openUploads } from '../uploads/UploadFolder.ts';
import { createControl } from './control.ts';
import { parseStoredTexts } from '../database/parseStoredTexts.ts';
import * as act from '../../test/actions.ts';

const reference = readFileSync(new URL('../../../../docs/sandbox-controls.md', import.meta.url), 'utf8');

/** Delimiters of a call in the reference. */
const calls = [...reference.matchAll(/^### POST (\S+)\n[^#]*?```json\n([^`]+)```/gm)].map(
  ([, path = '', example = '']) => ({ path, example: parseStoredTexts(example) as object }),
);

const looks = [...reference.matchAll(/^\| `GET (\S+)`/gm)].map(([, path = '']) => path);

const sandbox = sharedSandbox();

async function refill({ api }: TestUser): Promise<string> {
  const { id } = await act.refill(api, '100');
  return id;
}

async function withdrawal({ api, login }: TestUser): Promise<string> {
  await act.addWallet(api);
  const { id: requestId } = await act.requestWithdrawal(api, '50');
  const code = await sandbox.lastCode(login);
  const made = await act.confirmWithdrawal(api, requestId, code);
  return made.id;
}

async function verification({ login, token }: TestUser): Promise<string> {
  const response = await fetch(`${sandbox.url}/api/user-data/verification`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(completeForm),
  });
  if (!response.ok) throw new Error(await response.text());
  return login;
}

async function supportRequest({ api }: TestUser): Promise<string> {
  const body = { subject: 'other', subjectId: null, text: 'How do I change my e-mail?' } as const;
  return (await unwrap(api.POST('/support/requests', { params: { header: act.intent() }, body }))).request.id;
}

async function guestRequest({ login }: TestUser): Promise<string> {
  const email = `${login}@guest.example`;
  const body = { name: null, email, subject: 'A question', text: 'In which countries do you work?' };
  await unwrap(sandbox.guest.POST('/support/guest-requests', { body }));
  const { items } = (await (await sandbox.control('/guest-requests')).json()) as {
    items: { id: string; email: string }[];
  };
  return items.find((item) => item.email === email)?.id ?? '';
}

/** Fills the path with a resource prepared for this step. */
async function named(path: string): Promise<string> {
  if (!path.includes('{')) return path;
  const user = await sandbox.funded('1000');
  const name = async () => {
    if (path.startsWith('/refills')) return refill(user);
    if (path.startsWith('/withdrawals')) return withdrawal(user);
    if (path.startsWith('/support-requests')) return supportRequest(user);
    if (path.startsWith('/guest-requests')) return guestRequest(user);
    return path.startsWith('/verifications') ? verification(user) : user.login;
  };
  return path.replace(/\{\w+\}/, await name());
}

test('documents every call and no other', async () => {
  const control = createControl({
    database: sandbox.database,
    life: { phase: 'ready', ending: new AbortController().signal },
    log: () => undefined,
    reset: async () => testNow,
    fromAnywhere: false,
    telegramBot: { kind: 'stand-in' },
    uploads: await openUploads(undefined),
  });
  const isPage = /^\/$|\.(js|css)$|^\/telegram\/?$|^\/support-photos\//;
  const routesOf = (method: string) =>
    control.routes
      .filter((route) => route.method === method && !route.path.includes('*'))
      .map(({ path }) => path)
      .filter((path) => method !== 'GET' || !isPage.test(path));
  expect(looks.toSorted()).toEqual([...new Set(routesOf('GET'))].toSorted());
  const unnamed = calls.map(({ path }) => path.replace(/\{\w+\}/, ':named'));
  expect(unnamed.toSorted()).toEqual([...new Set(routesOf('POST'))].toSorted());
});

describe('the reference', () => {
  test.each(looks)('GET %s', async (path) => {
    const response = await sandbox.control(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  });

  // In page order: the last call resets the sandbox.
  test.each(calls)('POST $path', async ({ path, example }) => {
    await sandbox.control('/technical-work', { active: false });
    await sandbox.control('/refusals', { createRefill: null });
    const response = await sandbox.control(await named(path), example);
    expect([response.status, await response.json()]).toEqual([
      200,
      path === '/telegram/sign'
        ? { ...example, auth_date: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) }
        : { now: expect.stringMatching(/^20\d\d-.*Z$/) },
    ]);
  });
});
