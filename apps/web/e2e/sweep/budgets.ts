import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 202,
  register: 248,
  // The addresses of the five legal pages are part of every page.
  forgotPassword: 203,
  forgotLogin: 199,
  cabinet: 287,
  refill: 289,
  refillHistory: 289,
  deposits: 282,
  invest: 291,
  partners: 287,
  withdrawal: 293,
  withdrawalHistory: 293,
  exchange: 279,
  exchangeHistory: 279,
  operations: 280,
  statement: 277,
  cases: 302,
  notifications: 269,
  settings: 259,
  profileSettings: 289,
  walletSettings: 266,
  verification: 279,
  subscriptionSettings: 266,
  passwordSettings: 263,
  securitySettings: 276,
  devices: 266,
  securityHistory: 273,
  liabilities: 270,
  myData: 263,
  notificationSettings: 259,
  appearanceSettings: 257,
  confirmEmail: 261,
};

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
