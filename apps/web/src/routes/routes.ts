import type { PackageMessages } from '@meridian/i18n';
import { messages as authMessages } from '@meridian/feature-auth/messages';
import { messages as cabinetMessages } from '@meridian/feature-cabinet/messages';
import { messages as casesMessages } from '@meridian/feature-cases/messages';
import { messages as depositMessages } from '@meridian/feature-deposit/messages';
import { messages as exchangeMessages } from '@meridian/feature-exchange/messages';
import { messages as operationsMessages } from '@meridian/feature-operations/messages';
import { messages as partnersMessages } from '@meridian/feature-partners/messages';
import { messages as refillMessages } from '@meridian/feature-refill/messages';
import type { SettingsEntry, SettingValue } from '@meridian/feature-settings';
import { messages as settingsMessages } from '@meridian/feature-settings/messages';
import { messages as withdrawMessages } from '@meridian/feature-withdraw/messages';
import { messages as formsMessages } from '@meridian/forms/messages';
import { messages as listMessages } from '@meridian/lists/messages';
import { messages as statusMessages } from '@meridian/statuses/messages';
import { messages as notificationsMessages } from '@meridian/feature-notifications/messages';
import { messages as verificationMessages } from '@meridian/feature-verification/messages';
import { messages as myDataMessages } from '@meridian/feature-my-data/messages';
import { messages as countedMessages } from '@meridian/feature-counted/messages';
import type { ComponentType } from 'react';
import type { AppMessages } from '../messages.ts';

/** A switch of the setting `capabilities`. */
export type Capability = 'referrals' | 'cases';

export interface Route {
  /** Relative to `/:language`. A list whose details have an address ends with `/:id?`, and with what else is open over it. */
  readonly path: string;
  /** Who the page is for. Pages for investors are shown in the frame of the cabinet. */
  readonly access: 'guest' | 'unconfirmed' | 'investor';
  /** Key in `title` of the app's messages. The parameters of the path can be used in the text. */
  readonly title: keyof AppMessages['title'];
  /** The part of the product that the server can switch off. A page of a part that is off does not exist. */
  readonly capability?: Capability;
  /** The entry in the side bar, in the order of this table. */
  readonly navigation?: {
    readonly label: keyof AppMessages['section'];
    readonly icon:
      | 'dashboard'
      | 'arrowDown'
      | 'arrowUp'
      | 'sprout'
      | 'exchange'
      | 'list'
      | 'users'
      | 'gift'
      | 'settings';
    /** Whether it is also in the bottom bar of phones. */
    readonly isInBottomBar: boolean;
    /** At the foot of the side bar, apart from the other sections. */
    readonly isAtFoot?: boolean;
  };
  /** A form of money: its amounts are shown even to those who have hidden amounts. */
  readonly isMoneyForm?: true;
  /** Makes the page a section of the settings, in the order of this table. Its title is the name of the section. */
  readonly setting?: {
    readonly group: SettingsEntry['group'];
    /** What the list of the settings says about it. */
    readonly value?: SettingValue;
  };
  /** Loaded before the page is rendered. The messages of the app and of `@meridian/problem` are always loaded. */
  readonly messages: readonly PackageMessages[];
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Whether the build writes this page as static HTML, which the app hydrates. */
  readonly prerendered: boolean;
  /** Kilobytes (1000 bytes) of gzipped JavaScript that a visit with an empty cache may load. Checked by `scripts/bench.ts`. */
  readonly budget: number;
  /** What tests open instead of `path`: with values for its parameters, or with a query. */
  readonly example?: string;
}

/**
 * Every page of the app. The router, `paths`, titles, navigation, byte budgets, the sweep and the fault matrix derive from
 * it. Node scripts import this file, so it must not import components statically.
 */
export const routes = {
  login: {
    path: 'login',
    access: 'guest',
    title: 'login',
    messages: [authMessages],
    load: () => import('./LoginRoute.tsx'),
    prerendered: true,
    budget: 202,
  },
  register: {
    path: 'register',
    access: 'guest',
    title: 'register',
    messages: [authMessages],
    load: () => import('./RegisterRoute.tsx'),
    prerendered: true,
    budget: 248,
    example: 'register?inviter=anna',
  },
  forgotPassword: {
    path: 'forgot-password',
    access: 'guest',
    title: 'forgotPassword',
    messages: [authMessages],
    load: () => import('./ForgotPasswordRoute.tsx'),
    prerendered: true,
    budget: 202,
  },
  forgotLogin: {
    path: 'forgot-login',
    access: 'guest',
    title: 'forgotLogin',
    messages: [authMessages],
    load: () => import('./ForgotLoginRoute.tsx'),
    prerendered: true,
    budget: 199,
  },
  confirmPhone: {
    path: 'confirm-phone',
    access: 'unconfirmed',
    title: 'confirmPhone',
    messages: [authMessages],
    load: () => import('./ConfirmPhoneRoute.tsx'),
    prerendered: false,
    budget: 199,
  },
  cabinet: {
    path: 'cabinet',
    access: 'investor',
    title: 'cabinet',
    navigation: { label: 'cabinet', icon: 'dashboard', isInBottomBar: true },
    messages: [cabinetMessages, statusMessages],
    load: () => import('./CabinetRoute.tsx'),
    prerendered: false,
    budget: 287,
  },
  refill: {
    path: 'cabinet/refill/:id?/address?',
    access: 'investor',
    title: 'refill',
    navigation: { label: 'refill', icon: 'arrowDown', isInBottomBar: true },
    isMoneyForm: true,
    messages: [refillMessages, formsMessages, listMessages, withdrawMessages],
    load: () => import('./RefillRoute.tsx'),
    prerendered: false,
    budget: 289,
  },
  deposits: {
    path: 'cabinet/deposits/:id?',
    access: 'investor',
    title: 'deposits',
    navigation: { label: 'deposits', icon: 'sprout', isInBottomBar: true },
    messages: [depositMessages, listMessages, statusMessages],
    load: () => import('./DepositsRoute.tsx'),
    prerendered: false,
    budget: 282,
  },
  invest: {
    path: 'cabinet/deposits/new',
    access: 'investor',
    title: 'invest',
    isMoneyForm: true,
    messages: [depositMessages, formsMessages, withdrawMessages],
    load: () => import('./InvestRoute.tsx'),
    prerendered: false,
    budget: 291,
    example: 'cabinet/deposits/new?plan=usdt-start-30',
  },
  partners: {
    path: 'cabinet/partners',
    access: 'investor',
    title: 'partners',
    capability: 'referrals',
    navigation: { label: 'partners', icon: 'users', isInBottomBar: false },
    messages: [partnersMessages, listMessages],
    load: () => import('./PartnersRoute.tsx'),
    prerendered: false,
    budget: 287,
  },
  withdrawal: {
    path: 'cabinet/withdrawal/:id?',
    access: 'investor',
    title: 'withdrawal',
    navigation: { label: 'withdrawal', icon: 'arrowUp', isInBottomBar: true },
    isMoneyForm: true,
    messages: [withdrawMessages, formsMessages, settingsMessages, listMessages],
    load: () => import('./WithdrawalRoute.tsx'),
    prerendered: false,
    budget: 293,
  },
  exchange: {
    path: 'cabinet/exchange',
    access: 'investor',
    title: 'exchange',
    navigation: { label: 'exchange', icon: 'exchange', isInBottomBar: false },
    isMoneyForm: true,
    messages: [exchangeMessages, formsMessages],
    load: () => import('./ExchangeRoute.tsx'),
    prerendered: false,
    budget: 279,
  },
  operations: {
    path: 'cabinet/operations',
    access: 'investor',
    title: 'operations',
    navigation: { label: 'operations', icon: 'list', isInBottomBar: false },
    messages: [operationsMessages, listMessages, statusMessages],
    load: () => import('./OperationsRoute.tsx'),
    prerendered: false,
    budget: 280,
  },
  statement: {
    path: 'cabinet/operations/statement',
    access: 'investor',
    title: 'statement',
    messages: [operationsMessages, listMessages, statusMessages],
    load: () => import('./StatementRoute.tsx'),
    prerendered: false,
    budget: 277,
    example: 'cabinet/operations/statement?currency=USDT&from=2026-09-01&to=2026-09-30',
  },
  cases: {
    path: 'cabinet/cases',
    access: 'investor',
    title: 'cases',
    capability: 'cases',
    navigation: { label: 'cases', icon: 'gift', isInBottomBar: false },
    messages: [casesMessages, formsMessages, listMessages],
    load: () => import('./CasesRoute.tsx'),
    prerendered: false,
    budget: 302,
  },
  notifications: {
    path: 'cabinet/notifications',
    access: 'investor',
    title: 'notifications',
    messages: [notificationsMessages, listMessages],
    load: () => import('./NotificationsRoute.tsx'),
    prerendered: false,
    budget: 269,
  },
  settings: {
    path: 'cabinet/settings',
    access: 'investor',
    title: 'settings',
    navigation: { label: 'settings', icon: 'settings', isInBottomBar: false, isAtFoot: true },
    messages: [settingsMessages],
    load: () => import('./SettingsRoute.tsx'),
    prerendered: false,
    budget: 259,
  },
  profileSettings: {
    path: 'cabinet/settings/profile',
    access: 'investor',
    title: 'profileSettings',
    setting: { group: 'account', value: 'email' },
    messages: [settingsMessages],
    load: () => import('./ProfileSettingsRoute.tsx'),
    prerendered: false,
    budget: 289,
  },
  walletSettings: {
    path: 'cabinet/settings/wallets',
    access: 'investor',
    title: 'walletSettings',
    setting: { group: 'account', value: 'wallets' },
    messages: [settingsMessages],
    load: () => import('./WalletSettingsRoute.tsx'),
    prerendered: false,
    budget: 266,
  },
  verification: {
    path: 'cabinet/settings/verification',
    access: 'investor',
    title: 'verification',
    setting: { group: 'account', value: 'verification' },
    messages: [settingsMessages, verificationMessages],
    load: () => import('./VerificationRoute.tsx'),
    prerendered: false,
    budget: 279,
  },
  subscriptionSettings: {
    path: 'cabinet/settings/subscription',
    access: 'investor',
    title: 'subscriptionSettings',
    setting: { group: 'account', value: 'subscription' },
    messages: [settingsMessages],
    load: () => import('./SubscriptionSettingsRoute.tsx'),
    prerendered: false,
    budget: 266,
  },
  passwordSettings: {
    path: 'cabinet/settings/password',
    access: 'investor',
    title: 'passwordSettings',
    setting: { group: 'security' },
    messages: [settingsMessages],
    load: () => import('./PasswordSettingsRoute.tsx'),
    prerendered: false,
    budget: 263,
  },
  securitySettings: {
    path: 'cabinet/settings/security',
    access: 'investor',
    title: 'securitySettings',
    setting: { group: 'security', value: 'code' },
    messages: [authMessages, settingsMessages],
    load: () => import('./SecuritySettingsRoute.tsx'),
    prerendered: false,
    budget: 276,
  },
  devices: {
    path: 'cabinet/settings/devices',
    access: 'investor',
    title: 'devices',
    setting: { group: 'security', value: 'sessions' },
    messages: [authMessages, settingsMessages],
    load: () => import('./DevicesRoute.tsx'),
    prerendered: false,
    budget: 266,
  },
  securityHistory: {
    path: 'cabinet/settings/history',
    access: 'investor',
    title: 'securityHistory',
    setting: { group: 'security' },
    messages: [authMessages, settingsMessages, listMessages],
    load: () => import('./SecurityHistoryRoute.tsx'),
    prerendered: false,
    budget: 273,
  },
  counted: {
    path: 'cabinet/settings/counted',
    access: 'investor',
    title: 'counted',
    setting: { group: 'security' },
    messages: [settingsMessages, countedMessages],
    load: () => import('./CountedRoute.tsx'),
    prerendered: false,
    budget: 270,
  },
  myData: {
    path: 'cabinet/settings/data',
    access: 'investor',
    title: 'myData',
    setting: { group: 'account' },
    messages: [settingsMessages, myDataMessages],
    load: () => import('./MyDataRoute.tsx'),
    prerendered: false,
    budget: 263,
  },
  notificationSettings: {
    path: 'cabinet/settings/notifications',
    access: 'investor',
    title: 'notificationSettings',
    setting: { group: 'app' },
    messages: [settingsMessages],
    load: () => import('./NotificationSettingsRoute.tsx'),
    prerendered: false,
    budget: 259,
  },
  appearanceSettings: {
    path: 'cabinet/settings/appearance',
    access: 'investor',
    title: 'appearanceSettings',
    setting: { group: 'app', value: 'language' },
    messages: [settingsMessages],
    load: () => import('./AppearanceSettingsRoute.tsx'),
    prerendered: false,
    budget: 257,
  },
  confirmEmail: {
    path: 'cabinet/confirm-email',
    access: 'investor',
    title: 'confirmEmail',
    messages: [authMessages],
    load: () => import('./ConfirmEmailRoute.tsx'),
    prerendered: false,
    budget: 261,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteId = keyof typeof routes;

const isRouteId = (id: string): id is RouteId => id in routes;

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);

/** The pages of the app that the build writes as static HTML. */
export const prerenderedIds: readonly RouteId[] = routeIds.filter((id) => routes[id].prerendered);

/** The pages of the cabinet: the build writes what each shows before its figures are there. */
export const cabinetIds: readonly RouteId[] = routeIds.filter((id) => routes[id].access === 'investor');

/** The entry of a page, with its optional fields. */
export const routeOf = (id: RouteId): Route => routes[id];

/** The address of a page relative to `/:language`, without its optional parts. */
export const pathOf = (id: RouteId): string => routeOf(id).path.replace(/\/:?\w+\?/g, '');

/** The address at which tests open a page. */
export function exampleAddress(id: RouteId, language: string): string {
  const example = routeOf(id).example ?? pathOf(id);
  if (example.includes(':'))
    throw new Error(`The route "${id}" needs an example with values for its parameters.`);
  return `/${language}/${example}`;
}
