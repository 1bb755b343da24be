export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClientProvider.tsx';
export { apiSwrConfiguration } from './apiSwrConfiguration.ts';
export { type ApiMutation, type Outcome, useApiMutation } from './useApiMutation.ts';
export { type QueryInit, useApiQuery } from './useApiQuery.ts';
export { useLastPage } from './useLastPage.ts';
