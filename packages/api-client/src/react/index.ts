export {
  ApiClientProvider,
  type ApiClientProviderProps,
  useApiClient,
  ApiLanguage,
  type ApiLanguageProps,
  type Answers,
  type Query,
} from './ApiClientProvider.tsx';
export {
  type ConfirmIdentity,
  ConfirmIdentityProvider,
  type ConfirmIdentityProviderProps,
} from './ConfirmIdentityProvider.tsx';
export { moneyQueries } from './moneyMoved.ts';
export { useBalance, useStatistics } from './balance.requests.ts';
export { useDeposits } from './deposits.requests.ts';
export { useOperations } from './operations.requests.ts';
export { usePaymentSystems } from './paymentSystems.requests.ts';
export { useUpdateProfile } from './profile.requests.ts';
export { useLatestRefills, useRefills } from './refills.requests.ts';
export { useSecuritySettings, useSessions } from './security.requests.ts';
export { useSetting, useSubscriptionOptions, useTelegramAuth } from './settings.requests.ts';
export { useUserData } from './userData.requests.ts';
export { useWallets } from './wallets.requests.ts';
export { type ApiMutation, type Outcome, useApiMutation } from './useApiMutation.ts';
export type { DownloadedFile } from '../unwrap.ts';
export { saveFile } from './saveFile.ts';
export { type ApiDownload, useApiDownload } from './useApiDownload.ts';
export type { UploadProgress } from './uploadTransport.ts';
export { type ApiUpload, type UploadOutcome, useApiUpload } from './useApiUpload.ts';
export { useAnsweredAt } from './useAnsweredAt.ts';
export {
  answerKey,
  answerKeyOf,
  type ApiMutator,
  type ApiQuery,
  type QueryInit,
  useApiQuery,
} from './useApiQuery.ts';
export { moneyInterval, useMoneyPolling } from './useMoneyPolling.ts';
export { useRevalidate, useRevalidateAll } from './useRevalidate.ts';
export { useMoneyUpdates } from './useMoneyUpdates.ts';
