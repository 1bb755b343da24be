import type { ScreenId } from '@meridian/frame/screens';
import type { ComponentType } from 'react';

export interface Page {
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Kilobytes (1000 bytes) of gzipped JavaScript that a visit with an empty cache may load. Checked by the sweep test. */
  readonly budget: number;
}

/** The page of every screen. Node scripts import this file, so it must not import components statically. */
export const pages: Readonly<Record<ScreenId, Page>> = {
  login: {
    load: () => import('./LoginRoute.tsx'),
    budget: 202,
  },
  register: {
    load: () => import('./RegisterRoute.tsx'),
    budget: 248,
  },
  forgotPassword: {
    load: () => import('./ForgotPasswordRoute.tsx'),
    budget: 202,
  },
  forgotLogin: {
    load: () => import('./ForgotLoginRoute.tsx'),
    budget: 199,
  },
  confirmPhone: {
    load: () => import('./ConfirmPhoneRoute.tsx'),
    budget: 199,
  },
  cabinet: {
    load: () => import('./CabinetRoute.tsx'),
    budget: 287,
  },
  refill: {
    load: () => import('./RefillRoute.tsx'),
    budget: 289,
  },
  deposits: {
    load: () => import('./DepositsRoute.tsx'),
    budget: 282,
  },
  invest: {
    load: () => import('./InvestRoute.tsx'),
    budget: 291,
  },
  partners: {
    load: () => import('./PartnersRoute.tsx'),
    budget: 287,
  },
  withdrawal: {
    load: () => import('./WithdrawalRoute.tsx'),
    budget: 293,
  },
  exchange: {
    load: () => import('./ExchangeRoute.tsx'),
    budget: 279,
  },
  operations: {
    load: () => import('./OperationsRoute.tsx'),
    budget: 280,
  },
  statement: {
    load: () => import('./StatementRoute.tsx'),
    budget: 277,
  },
  cases: {
    load: () => import('./CasesRoute.tsx'),
    budget: 302,
  },
  notifications: {
    load: () => import('./NotificationsRoute.tsx'),
    budget: 269,
  },
  settings: {
    load: () => import('./SettingsRoute.tsx'),
    budget: 259,
  },
  profileSettings: {
    load: () => import('./ProfileSettingsRoute.tsx'),
    budget: 289,
  },
  walletSettings: {
    load: () => import('./WalletSettingsRoute.tsx'),
    budget: 266,
  },
  verification: {
    load: () => import('./VerificationRoute.tsx'),
    budget: 279,
  },
  subscriptionSettings: {
    load: () => import('./SubscriptionSettingsRoute.tsx'),
    budget: 266,
  },
  passwordSettings: {
    load: () => import('./PasswordSettingsRoute.tsx'),
    budget: 263,
  },
  securitySettings: {
    load: () => import('./SecuritySettingsRoute.tsx'),
    budget: 276,
  },
  devices: {
    load: () => import('./DevicesRoute.tsx'),
    budget: 266,
  },
  securityHistory: {
    load: () => import('./SecurityHistoryRoute.tsx'),
    budget: 273,
  },
  counted: {
    load: () => import('./CountedRoute.tsx'),
    budget: 270,
  },
  myData: {
    load: () => import('./MyDataRoute.tsx'),
    budget: 263,
  },
  notificationSettings: {
    load: () => import('./NotificationSettingsRoute.tsx'),
    budget: 259,
  },
  appearanceSettings: {
    load: () => import('./AppearanceSettingsRoute.tsx'),
    budget: 257,
  },
  confirmEmail: {
    load: () => import('./ConfirmEmailRoute.tsx'),
    budget: 261,
  },
};
