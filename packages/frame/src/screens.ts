import type { SettingsEntry, SettingValue } from '@meridian/feature-settings';

/** The switches of the setting `capabilities` that the app shows or hides something by. */
export const capabilityNames = [
  'referrals',
  'cases',
  'search',
  'protection',
  'readOnlyKeys',
  'yearlyReport',
  'support',
  'documents',
] as const;

export type Capability = (typeof capabilityNames)[number];

/** A page of the web app. */
export interface Screen {
  /** The title and the first heading, in English. A translation is `title` of the messages, under the id of the screen. */
  readonly title: string;
  /** Relative to `/:language`. A list whose details have an address ends with `/:id?`, and with what else is open over it. */
  readonly path: string;
  /** Who the page is for. Pages for investors are shown in the frame of the cabinet. Pages for guests are prerendered. */
  readonly access: 'guest' | 'investor';
  /** The part of the product that the server can switch off. A page of a part that is off does not exist. */
  readonly capability?: Capability;
  /** The entry in the side bar, in the order of this table. Its label is the title: see `labelOf`. */
  readonly navigation?: {
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
  /** Makes the page a task: on a phone a link to this screen leaves it, in place of the bottom bar. */
  readonly taskOf?: 'cabinet' | 'deposits' | 'settings' | 'support';
  /** Makes the page a section of the settings, in the order of this table. Its title is the name of the section. */
  readonly setting?: {
    readonly group: SettingsEntry['group'];
    /** What the list of the settings says about it. */
    readonly value?: SettingValue;
  };
  /** What tests open instead of `path`: with values for its parameters, or with a query. */
  readonly example?: string;
}

/**
 * Every screen of the web app. Routes, addresses, titles, navigation, frames in Storybook, the sweep and the fault matrix derive from
 * it.
 */
export const screens = {
  login: {
    title: 'Sign in',
    path: 'login',
    access: 'guest',
  },
  register: {
    title: 'Register',
    path: 'register',
    access: 'guest',
    example: 'register?inviter=anna',
  },
  forgotPassword: {
    title: 'New password',
    path: 'forgot-password',
    access: 'guest',
  },
  forgotLogin: {
    title: 'Forgotten login',
    path: 'forgot-login',
    access: 'guest',
  },
  cabinet: {
    title: 'Cabinet',
    path: 'cabinet',
    access: 'investor',
    navigation: { icon: 'dashboard', isInBottomBar: true },
  },
  refill: {
    title: 'Refill',
    path: 'cabinet/refill/:id?/address?',
    access: 'investor',
    taskOf: 'cabinet',
    navigation: { icon: 'arrowDown', isInBottomBar: true },
    isMoneyForm: true,
  },
  refillHistory: {
    title: 'Refill history',
    path: 'cabinet/refill/history/:id?',
    access: 'investor',
  },
  deposits: {
    title: 'Deposits',
    path: 'cabinet/deposits/:id?',
    access: 'investor',
    navigation: { icon: 'sprout', isInBottomBar: true },
  },
  invest: {
    title: 'Invest',
    path: 'cabinet/deposits/new',
    access: 'investor',
    taskOf: 'deposits',
    isMoneyForm: true,
    example: 'cabinet/deposits/new?plan=usdt-start-30',
  },
  partners: {
    title: 'Partners',
    path: 'cabinet/partners',
    access: 'investor',
    capability: 'referrals',
    navigation: { icon: 'users', isInBottomBar: false },
  },
  withdrawal: {
    title: 'Withdrawal',
    path: 'cabinet/withdrawal/:id?',
    access: 'investor',
    taskOf: 'cabinet',
    navigation: { icon: 'arrowUp', isInBottomBar: true },
    isMoneyForm: true,
  },
  withdrawalHistory: {
    title: 'Withdrawal history',
    path: 'cabinet/withdrawal/history/:id?',
    access: 'investor',
  },
  exchange: {
    title: 'Exchange',
    path: 'cabinet/exchange',
    access: 'investor',
    taskOf: 'cabinet',
    navigation: { icon: 'exchange', isInBottomBar: false },
    isMoneyForm: true,
  },
  exchangeHistory: {
    title: 'Exchange history',
    path: 'cabinet/exchange/history',
    access: 'investor',
  },
  operations: {
    title: 'Operations',
    path: 'cabinet/operations',
    access: 'investor',
    navigation: { icon: 'list', isInBottomBar: false },
  },
  statement: {
    title: 'Statement',
    path: 'cabinet/operations/statement',
    access: 'investor',
    example: 'cabinet/operations/statement?currency=USDT&from=2026-09-01&to=2026-09-30',
  },
  yearlyReport: {
    title: 'Yearly report',
    path: 'cabinet/operations/year',
    access: 'investor',
    capability: 'yearlyReport',
    example: 'cabinet/operations/year?year=2026',
  },
  cases: {
    title: 'Cases',
    path: 'cabinet/cases',
    access: 'investor',
    capability: 'cases',
    navigation: { icon: 'gift', isInBottomBar: false },
  },
  notifications: {
    title: 'Notifications',
    path: 'cabinet/notifications',
    access: 'investor',
  },
  settings: {
    title: 'Settings',
    path: 'cabinet/settings',
    access: 'investor',
    navigation: { icon: 'settings', isInBottomBar: false, isAtFoot: true },
  },
  profileSettings: {
    title: 'Profile',
    path: 'cabinet/settings/profile',
    access: 'investor',
    setting: { group: 'account', value: 'email' },
  },
  walletSettings: {
    title: 'Wallets',
    path: 'cabinet/settings/wallets',
    access: 'investor',
    setting: { group: 'account', value: 'wallets' },
  },
  verification: {
    title: 'Account verification',
    path: 'cabinet/settings/verification',
    access: 'investor',
    taskOf: 'settings',
    setting: { group: 'account', value: 'verification' },
  },
  subscriptionSettings: {
    title: 'Subscription',
    path: 'cabinet/settings/subscription',
    access: 'investor',
    setting: { group: 'account', value: 'subscription' },
  },
  protection: {
    title: 'Protection',
    path: 'cabinet/settings/protection',
    access: 'investor',
    capability: 'protection',
    setting: { group: 'security' },
  },
  passwordSettings: {
    title: 'Password',
    path: 'cabinet/settings/password',
    access: 'investor',
    taskOf: 'settings',
    setting: { group: 'security' },
  },
  securitySettings: {
    title: 'Security code',
    path: 'cabinet/settings/security',
    access: 'investor',
    setting: { group: 'security', value: 'code' },
  },
  devices: {
    title: 'Sessions and devices',
    path: 'cabinet/settings/devices',
    access: 'investor',
    setting: { group: 'security', value: 'sessions' },
  },
  securityHistory: {
    title: 'Security history',
    path: 'cabinet/settings/history',
    access: 'investor',
    setting: { group: 'security' },
  },
  liabilities: {
    title: 'Balance check',
    path: 'cabinet/settings/counted',
    access: 'investor',
    setting: { group: 'security' },
  },
  myData: {
    title: 'My data',
    path: 'cabinet/settings/data',
    access: 'investor',
    setting: { group: 'account' },
  },
  readOnlyKeys: {
    title: 'Read-only keys',
    path: 'cabinet/settings/keys',
    access: 'investor',
    capability: 'readOnlyKeys',
    setting: { group: 'account' },
  },
  support: {
    title: 'Support',
    path: 'cabinet/settings/support/:id?',
    access: 'investor',
    capability: 'support',
    setting: { group: 'account' },
  },
  newSupportRequest: {
    title: 'Write to support',
    path: 'cabinet/settings/support/new',
    access: 'investor',
    capability: 'support',
    taskOf: 'support',
  },
  notificationSettings: {
    title: 'Notification settings',
    path: 'cabinet/settings/notifications',
    access: 'investor',
    setting: { group: 'app' },
  },
  appearanceSettings: {
    title: 'Language and appearance',
    path: 'cabinet/settings/appearance',
    access: 'investor',
    setting: { group: 'app', value: 'language' },
  },
  confirmEmail: {
    title: 'Confirm your e-mail',
    path: 'cabinet/confirm-email',
    access: 'investor',
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenId = keyof typeof screens;

export const isScreenId = (id: string): id is ScreenId => id in screens;

export const screenIds: readonly ScreenId[] = Object.keys(screens).filter(isScreenId);

const hasEveryTitle = (
  titles: Readonly<Record<string, string>>,
): titles is Readonly<Record<ScreenId, string>> => screenIds.every((id) => id in titles);

/** The English title of every screen: the source of the translations. */
export const englishTitles = readTitles();

function readTitles(): Readonly<Record<ScreenId, string>> {
  const titles = Object.fromEntries(screenIds.map((id) => [id, screens[id].title]));
  if (!hasEveryTitle(titles)) throw new Error('A screen has no title.');
  return titles;
}

/** The screens that the build writes as static HTML, which the app hydrates. */
export const prerenderedIds: readonly ScreenId[] = screenIds.filter((id) => screens[id].access === 'guest');

/** The screens of the cabinet: the build writes what each shows before its figures are there. */
export const cabinetIds: readonly ScreenId[] = screenIds.filter((id) => screens[id].access === 'investor');

/** A screen with an entry in the navigation. */
type SectionId = {
  [Id in ScreenId]: (typeof screens)[Id] extends { navigation: object } ? Id : never;
}[ScreenId];

const isSectionId = (id: ScreenId): id is SectionId => 'navigation' in screens[id];

/** The sections of the cabinet, in the order of the side bar. */
export const sectionIds: readonly SectionId[] = screenIds.filter(isSectionId);

/** The message with the label of a section. The title of one screen is too long for the navigation in Russian. */
export const labelOf = (id: SectionId) =>
  id === 'withdrawal' ? ('section.withdrawal' as const) : (`title.${id}` as const);

/** A screen with its optional fields. */
export const getScreen = (id: ScreenId): Screen => screens[id];

/** The address of a screen relative to `/:language`, without its optional parts. */
export const getScreenPath = (id: ScreenId): string => getScreen(id).path.replace(/\/:?\w+\?/g, '');

/** The address at which tests open a screen. */
export function exampleAddress(id: ScreenId, language: string): string {
  const example = getScreen(id).example ?? getScreenPath(id);
  if (example.includes(':'))
    throw new Error(`The screen "${id}" needs an example with values for its parameters.`);
  return `/${language}/${example}`;
}
