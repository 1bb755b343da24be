import type { Schema } from '../contractTypes.ts';

const usdt = (amount: Schema<'DecimalString'>): Schema<'Money'> => ({ amount, currency: 'USDT' });

export const waitingRefill: Schema<'Refill'> = {
  id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
  date: '2026-10-02T09:12:41Z',
  amount: usdt('500'),
  system: 'usdt-trc20',
  status: 'waiting',
  hash: null,
  creationDate: '2026-10-02T09:12:41Z',
  creditDate: null,
  cancelDate: null,
  expiryDate: null,
  requestedAmount: usdt('500'),
  creditedAmount: null,
  address: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
  network: 'TRON (TRC-20)',
  confirmations: 0,
  requiredConfirmations: 19,
  rejectionReason: null,
};

export const pageOf = <Item>(...items: Item[]) => ({ items, page: 1, limit: 20, total: items.length });

/** A balance in one currency. Omitted amounts are zero. */
export function balanceOf(
  figures: Partial<Record<'available' | 'onDeposit' | 'inWithdrawal', Schema<'DecimalString'>>>,
  pending = false,
): Schema<'Balance'> {
  const { available = '0', onDeposit = '0', inWithdrawal = '0' } = figures;
  const currency = {
    decimals: 6,
    available: usdt(available),
    onDeposit: usdt(onDeposit),
    inWithdrawal: usdt(inWithdrawal),
    heldAccruals: usdt('0'),
    total: usdt(available),
  };
  return { type: 'balance', currency: 'USDT', pending, currencies: { USDT: currency } };
}
