import { expect, test } from 'vitest';
import { recordQueries } from '../../test/recordQueries.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

test('a read looks up its session once', async () => {
  const { api } = await sandbox.confirmed();
  const statements = await recordQueries(() => api.GET('/user/balance'));
  expect(statements.filter(({ text }) => text.includes('join "session"'))).toHaveLength(1);
});
