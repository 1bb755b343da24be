import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { intent } from '../../test/actions.ts';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import * as act from '../../test/actions.ts';

/** Random values an investor sees: registration, refill and case. */
async function drawnIn(sandbox: TestSandbox) {
  const login = 'lucky';
  await sandbox.control('/clock/advance', { seconds: 3_600 });
  const { api, token } = await sandbox.funded('500', {
    login,
    email: 'lucky@example.com',
    phone: '+447711000001',
  });
  const [first] = (await unwrap(api.GET('/crypto-cases/all'))).items.filter(({ available }) => available);
  const opened = await unwrap(
    api.POST('/crypto-cases/{id}/open', {
      params: { path: { id: first!.id }, header: intent() },
      body: { confirmedPrice: first!.price },
    }),
  );
  const refill = await act.refill(api, '70');
  return { token, opened, refill, code: await sandbox.lastCode(login) };
}

describe('a random seed', () => {
  test('repeats ids, tokens, codes, addresses and prizes, also after a reset', async () => {
    const [one, same, other] = await Promise.all(
      ['july', 'july', 'august'].map((randomSeed) => openTestSandbox({ randomSeed })),
    );
    try {
      const drawn = await drawnIn(one!);
      expect(await drawnIn(same!)).toEqual(drawn);
      const others = await drawnIn(other!);
      expect(others.token).not.toBe(drawn.token);
      expect(others.refill.address).not.toBe(drawn.refill.address);
      await one!.control('/reset', {});
      expect(await drawnIn(one!)).toEqual(drawn);
    } finally {
      for (const sandbox of [one, same, other]) await sandbox?.close();
    }
  });

  test('is optional: without it values are unpredictable', async () => {
    const [one, other] = await Promise.all([openTestSandbox(), openTestSandbox()]);
    try {
      expect((await drawnIn(one)).token).not.toBe((await drawnIn(other)).token);
    } finally {
      await one.close();
      await other.close();
    }
  });
});
