import { randomUUID } from 'node:crypto';
import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { intent } from '../testing/actions.ts';
import { problem } from '../testing/problem.ts';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import * as act from '../testing/actions.ts';

const sandbox = sandboxOfFile();

test('an id in capitals is the same intent in the path: whoever closes a deposit again so hears what was done', async () => {
  const { api } = await sandbox.funded('1000');
  const open = () => act.invest(api, '100');
  const [one, other] = [await open(), await open()];
  const header = intent();
  const close = (id: string) => act.closeDeposit(api, id, header);
  const closed = await close(one.id);
  expect(await close(one.id.toUpperCase())).toEqual(closed);
  await expect(close(other.id)).rejects.toEqual(problem('idempotency_key_reused'));
});

test('an id in capitals is the same intent in the body, too', async () => {
  const { api, login } = await sandbox.funded('1000');
  await act.addWallet(api);
  const { id } = await act.requestWithdrawal(api, '50');
  const code = await sandbox.lastCode(login);
  const header = intent();
  const validate = (requestId: string) => act.confirmWithdrawal(api, requestId, code, header);
  const made = await validate(id.toUpperCase());
  expect(await validate(id)).toEqual(made);
  await expect(validate(randomUUID())).rejects.toEqual(problem('idempotency_key_reused'));
});
