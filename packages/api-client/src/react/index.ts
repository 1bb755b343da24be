export {
  ApiClientProvider,
  type ApiClientProviderProps,
  useApiClient,
  ApiLanguage,
  type ApiLanguageProps,
} from './ApiClientProvider.tsx';
export { moneyQueries } from './moneyMoved.ts';
export { useBalance, usePaymentSystems, useSubscriptionOptions } from './queries.ts';
export { type ApiMutation, type Outcome, useApiMutation } from './useApiMutation.ts';
export { type QueryInit, useApiQuery } from './useApiQuery.ts';
export { useMoneyPolling } from './useMoneyPolling.ts';
export { useMoneyUpdates } from './useMoneyUpdates.ts';
