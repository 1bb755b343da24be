import { expect, test } from 'vitest';
import { noTick, recordQueries } from '../../test/recordQueries.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox(noTick);

test('a read looks up its session once', async () => {
  const { api } = await sandbox.confirmed();
  const statements = await recordQueries(() => api.GET('/user/balance'));
  expect(statements.filter(({ text }) => text.includes('join "session"'))).toHaveLength(1);
});

test('a response and a refusal have the date of the clock of the sandbox, and not of the machine', async () => {
  const { api } = await sandbox.confirmed();
  const dates = async () => {
    const responses = [
      await api.GET('/user/balance'),
      await api.GET('/funds/refills/{id}', { params: { path: { id: crypto.randomUUID() } } }),
    ];
    return responses.map(({ response }) => Date.parse(response.headers.get('Date') ?? ''));
  };
  const before = await dates();
  await sandbox.advance(3);
  expect(await dates()).toEqual(before.map((date) => date + 3 * 86_400_000));
});
