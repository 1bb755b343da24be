export {
  ApiClientProvider,
  type ApiClientProviderProps,
  useApiClient,
  ApiLanguage,
  type ApiLanguageProps,
  type Responses,
  type Query,
} from './ApiClientProvider.tsx';
export {
  type ConfirmIdentity,
  ConfirmIdentityProvider,
  type ConfirmIdentityProviderProps,
} from './ConfirmIdentityProvider.tsx';
export { moneyQueries } from './moneyMoved.ts';
export { useUpdateProfile } from './profile.requests.ts';
export {
  useBalance,
  useDeposits,
  useLatestRefills,
  useOpenDeposits,
  useOperations,
  usePaymentSystems,
  useReferrals,
  useRefills,
  useSetting,
  useStatistics,
  useSubscriptionOptions,
  useTelegramAuth,
  useWallets,
} from './queries.requests.ts';
export { useSecuritySettings, useSessions } from './security.requests.ts';
export { useUserData } from './userData.requests.ts';
export { type ApiMutation, type Outcome, useApiMutation } from './useApiMutation.ts';
export type { DownloadedFile } from '../unwrap.ts';
export { saveFile } from './saveFile.ts';
export { type ApiDownload, useApiDownload } from './useApiDownload.ts';
export type { UploadProgress } from './uploadTransport.ts';
export { type ApiUpload, type UploadOutcome, useApiUpload } from './useApiUpload.ts';
export { useRespondedAt } from './useRespondedAt.ts';
export {
  responseKey,
  getResponseKey,
  type ApiMutator,
  type ApiQuery,
  type QueryInit,
  useApiQuery,
} from './useApiQuery.ts';
export { moneyInterval, useMoneyPolling } from './useMoneyPolling.ts';
export { useRevalidate, useRevalidateAll } from './useRevalidate.ts';
export { useMoneyUpdates } from './useMoneyUpdates.ts';
