import type { ScreenId } from '@meridian/frame/screens';
import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The page of every screen. */
export const pages: Readonly<Record<ScreenId, LoadPage>> = {
  login: () => import('./LoginRoute.tsx'),
  register: () => import('./RegisterRoute.tsx'),
  forgotPassword: () => import('./ForgotPasswordRoute.tsx'),
  forgotLogin: () => import('./ForgotLoginRoute.tsx'),
  cabinet: () => import('./CabinetRoute.tsx'),
  refill: () => import('./RefillRoute.tsx'),
  refillHistory: () => import('./RefillHistoryRoute.tsx'),
  deposits: () => import('./DepositsRoute.tsx'),
  invest: () => import('./InvestRoute.tsx'),
  partners: () => import('./PartnersRoute.tsx'),
  withdrawal: () => import('./WithdrawalRoute.tsx'),
  withdrawalHistory: () => import('./WithdrawalHistoryRoute.tsx'),
  exchange: () => import('./ExchangeRoute.tsx'),
  exchangeHistory: () => import('./ExchangeHistoryRoute.tsx'),
  operations: () => import('./OperationsRoute.tsx'),
  statement: () => import('./StatementRoute.tsx'),
  cases: () => import('./CasesRoute.tsx'),
  notifications: () => import('./NotificationsRoute.tsx'),
  settings: () => import('./SettingsRoute.tsx'),
  profileSettings: () => import('./ProfileSettingsRoute.tsx'),
  walletSettings: () => import('./WalletSettingsRoute.tsx'),
  verification: () => import('./VerificationRoute.tsx'),
  subscriptionSettings: () => import('./SubscriptionSettingsRoute.tsx'),
  protection: () => import('./ProtectionRoute.tsx'),
  passwordSettings: () => import('./PasswordSettingsRoute.tsx'),
  securitySettings: () => import('./SecuritySettingsRoute.tsx'),
  devices: () => import('./DevicesRoute.tsx'),
  securityHistory: () => import('./SecurityHistoryRoute.tsx'),
  liabilities: () => import('./LiabilitiesRoute.tsx'),
  myData: () => import('./MyDataRoute.tsx'),
  readOnlyKeys: () => import('./ReadOnlyKeysRoute.tsx'),
  support: () => import('./SupportRoute.tsx'),
  newSupportRequest: () => import('./NewSupportRequestRoute.tsx'),
  notificationSettings: () => import('./NotificationSettingsRoute.tsx'),
  appearanceSettings: () => import('./AppearanceSettingsRoute.tsx'),
  confirmEmail: () => import('./ConfirmEmailRoute.tsx'),
};
