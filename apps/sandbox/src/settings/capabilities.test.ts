import { expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

test('calls of a switched-off capability are refused, and it credits nothing', async () => {
  const inviter = await sandbox.confirmed();
  const partner = await sandbox.funded('1000', { inviter: inviter.login });
  await sandbox.control('/capabilities', { referrals: false, cases: false });
  try {
    const { api } = inviter;
    const refused = [
      await api.GET('/user/referrals'),
      await api.GET('/user/bonus'),
      await sandbox.guest.GET('/user/bonus'),
      await api.GET('/user/referral/{id}', { params: { path: { id: inviter.login } } }),
      await api.GET('/crypto-cases/all'),
      await api.GET('/user/case-operations'),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'capability_off'));
    await act.invest(partner.api, '100');
    expect((await act.balanceIn(api)).available.amount).toBe('0.000000');
    // The link of an inviter still registers, without the inviter.
    await sandbox.confirmed({ inviter: inviter.login });
  } finally {
    await sandbox.control('/capabilities', { referrals: true, cases: true });
  }
  const { data } = await inviter.api.GET('/user/referrals');
  expect(data?.items.map(({ login }) => login)).toEqual([partner.login]);
});
