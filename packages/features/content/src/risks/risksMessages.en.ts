export const risks = {
  link: 'Risks',
  title: 'Risks',
  strategies: 'When each strategy loses',
  plans: 'The plans and their fees for early closing',
  contacts: 'How to check a channel',
} as const;
