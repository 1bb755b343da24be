import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 203,
  register: 245,
  forgotPassword: 203,
  forgotLogin: 196,
  cabinet: 239,
  refill: 244,
  refillHistory: 272,
  deposits: 280,
  invest: 294,
  partners: 260,
  withdrawal: 244,
  withdrawalHistory: 273,
  exchange: 275,
  exchangeHistory: 218,
  operations: 280,
  statement: 273,
  cases: 305,
  notifications: 266,
  settings: 223,
  profileSettings: 287,
  walletSettings: 237,
  verification: 248,
  subscriptionSettings: 222,
  passwordSettings: 227,
  securitySettings: 253,
  devices: 239,
  protection: 248,
  securityHistory: 249,
  liabilities: 234,
  myData: 237,
  notificationSettings: 223,
  appearanceSettings: 224,
  confirmEmail: 226,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 211;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
