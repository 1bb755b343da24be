/** Texts and options of every form page. */
export const words = {
  field: 'Wallet address',
  select: 'Payment system',
  button: 'Add the wallet',
  close: 'Close',
  body: 'Withdrawals will go to this address only after you confirm it with a code.',
} as const;

export const systems = [
  { id: 'trc20', label: 'USDT, TRC-20' },
  { id: 'erc20', label: 'USDT, ERC-20' },
  { id: 'btc', label: 'Bitcoin' },
] as const;

export const tabs = [
  { id: 'wallets', label: 'Wallets', body: 'No wallet yet.' },
  { id: 'history', label: 'History', body: 'No withdrawal yet.' },
] as const;
