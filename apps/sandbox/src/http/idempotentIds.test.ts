import { randomUUID } from 'node:crypto';
import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { intent, usdt } from '../testing/openTestSandbox.ts';
import { problem } from '../testing/problem.ts';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';

const sandbox = sandboxOfFile();

const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

test('an id in capitals is the same intent in the path: whoever closes a deposit again so hears what was done', async () => {
  const { api } = await sandbox.funded('1000');
  const open = () =>
    unwrap(
      api.POST('/funds/deposits', {
        params: { header: intent() },
        body: { plan: 'usdt-start-30', amount: usdt('100'), paymentMethod: 'balance', autoinvestment: false },
      }),
    );
  const [one, other] = [await open(), await open()];
  const header = intent();
  const close = (id: string) =>
    unwrap(api.POST('/funds/deposits/client/close/{id}', { params: { path: { id }, header } }));
  const closed = await close(one.id);
  expect(await close(one.id.toUpperCase())).toEqual(closed);
  await expect(close(other.id)).rejects.toEqual(problem('idempotency_key_reused'));
});

test('an id in capitals is the same intent in the body, too', async () => {
  const { api, login } = await sandbox.funded('1000');
  await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } }));
  const { id } = await unwrap(
    api.POST('/funds/payments/request', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', wallet, amount: usdt('50') },
    }),
  );
  const code = await sandbox.lastCode(login);
  const header = intent();
  const validate = (requestId: string) =>
    unwrap(api.POST('/funds/payments/validate', { params: { header }, body: { requestId, code } }));
  const made = await validate(id.toUpperCase());
  expect(await validate(id)).toEqual(made);
  await expect(validate(randomUUID())).rejects.toEqual(problem('idempotency_key_reused'));
});
