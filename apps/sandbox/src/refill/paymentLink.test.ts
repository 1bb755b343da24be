import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import type { PaymentStandard } from '../core/CompanySettings.ts';
import { writePaymentLink } from './paymentLink.ts';

const sandbox = sharedSandbox();

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ethereum = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

test.each([
  ['bip21', bitcoin, '0.05000000', 8, `bitcoin:${bitcoin}?amount=0.05`],
  ['bip21', bitcoin, '20.00000000', 8, `bitcoin:${bitcoin}?amount=20`],
  ['bip21', bitcoin, '100', 8, `bitcoin:${bitcoin}?amount=100`],
  ['coin', ethereum, '1.000000000000000001', 18, `ethereum:${ethereum}@1?value=1000000000000000001`],
  ['coin', ethereum, '0.1', 18, `ethereum:${ethereum}@1?value=100000000000000000`],
  // Every digit survives, also beyond what a floating-point number holds.
  [
    'token',
    ethereum,
    '123456789012345678.654321',
    6,
    `ethereum:${token}@1/transfer?address=${ethereum}&uint256=123456789012345678654321`,
  ],
] as const)('a payment by %s to %s asks for exactly %s', (kind, address, amount, decimals, link) => {
  const standards: Record<typeof kind, PaymentStandard> = {
    bip21: { standard: 'bip21' },
    coin: { standard: 'eip681', chain: 1, token: null },
    token: { standard: 'eip681', chain: 1, token },
  };
  expect(writePaymentLink(standards[kind], { address, amount, decimals })).toBe(link);
});

test('a refill has a payment link until its transfer is seen, where the network has a standard', async () => {
  const { api } = await sandbox.confirmed();
  const make = (system: string, amount: `${number}`, currency: string) =>
    unwrap(
      api.POST('/funds/refills', {
        params: { header: act.intent() },
        body: { system, amount: { amount, currency } },
      }),
    );
  const inBitcoin = await make('btc', '0.05', 'BTC');
  expect(inBitcoin.paymentLink).toBe(`bitcoin:${inBitcoin.address}?amount=0.05`);
  expect((await make('usdt-trc20', '100', 'USDT')).paymentLink).toBeUndefined();

  const read = () => unwrap(api.GET('/funds/refills/{id}', { params: { path: { id: inBitcoin.id } } }));
  await sandbox.control('/capabilities', { paymentLinks: false });
  expect((await read()).paymentLink).toBeUndefined();
  await sandbox.control('/capabilities', { paymentLinks: true });
  expect((await read()).paymentLink).toBe(inBitcoin.paymentLink);
  await sandbox.control(`/refills/${inBitcoin.id}/confirm`, { confirmations: 1 });
  expect((await read()).paymentLink).toBeUndefined();
});
