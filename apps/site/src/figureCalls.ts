/** The public calls of figures that the browser refreshes, by the name of the figures. */
export const figureCalls = {
  plans: '/settings_other/plans/available',
  subscription: '/settings/subscription/options',
  paymentSystems: '/payment-systems',
  exchange: '/settings/exchange',
  contacts: '/settings/contacts',
  partners: '/settings/partners',
  strategies: '/content/strategies',
  news: '/content/news',
  planResults: '/plans/results',
  liabilities: '/liabilities',
} as const;

export type FigureCall = keyof typeof figureCalls;
