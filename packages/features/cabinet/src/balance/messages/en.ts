/** Texts of the balance in the top bar and of the choice of what comes first. */
export const en = {
  available: 'Available balance',
  onDeposit: 'On deposit',
  total: 'Total balance',
  unknown: 'Unknown',
  short: {
    available: 'Available',
    onDeposit: 'On deposit',
    total: 'Total',
  },
  choice: {
    title: 'What to show first',
    type: 'Figure',
    currency: 'Currency',
  },
} as const;
