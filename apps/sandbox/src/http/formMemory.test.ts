import { expect, test } from 'vitest';
import { unwrap } from '@meridian/api-client';
import { apiAt } from '../testing/apiAt.ts';
import { goodPassword } from '../testing/openTestSandbox.ts';
import { processOfFile } from '../testing/processOfFile.ts';
import { megabyte } from '../testing/sendFirst.ts';
import { largeForm } from '../testing/verificationForm.ts';

const path = '/api/user-data/verification';
const server = processOfFile();

async function register(login: string): Promise<string> {
  const { refreshToken } = await unwrap(
    apiAt(server.url, null).POST('/auth/register/{login}', {
      params: { path: { login } },
      body: {
        email: `${login}@example.com`,
        phone: `+44770010000${login.slice(-1)}`,
        password: goodPassword,
        passwordConfirmation: goodPassword,
        inviter: null,
        agreementAccepted: true,
        language: 'en',
      },
    }),
  );
  return refreshToken;
}

async function send(token: string): Promise<number> {
  const body = largeForm(30);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}${path}`, { method: 'PATCH', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

test('fifteen forms of 30 MB at once are all answered, and do not take the memory of fifteen', async () => {
  const tokens: string[] = [];
  for (let person = 0; person < 5; person += 1) tokens.push(await register(`crowd${person}`));
  const before = await server.memory();
  const over = new AbortController();
  const watch = async () => {
    let most = 0;
    while (!over.signal.aborted) most = Math.max(most, await server.memory());
    return most - before;
  };
  const watched = watch();
  const answers = await Promise.all(tokens.flatMap((token) => [0, 1, 2].map(() => send(token))));
  over.abort();
  expect(answers).toEqual(answers.map(() => 422));
  // No more than their bytes alone are; read all at once they took 730 MB, and two at a time 315.
  expect(await watched).toBeLessThan(450 * megabyte.length);
}, 120_000);
