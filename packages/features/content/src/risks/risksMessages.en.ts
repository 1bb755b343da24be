export const risks = {
  title: 'Risks',
  description:
    'What can go wrong with a deposit: market, yield, liquidity, stablecoins, transfers, software, fraud. In plain words.',
  strategies: 'When each strategy loses',
  plans: 'The plans and their exit fees',
  contacts: 'How to check a channel',
} as const;
