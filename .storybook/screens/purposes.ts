import type { PublicScreenId } from '../../packages/frame/src/publicScreens.ts';
import type { ScreenId } from '../../packages/frame/src/screens.ts';

interface Purpose {
  /** What people do here. */
  readonly purpose: string;
  /** The sections of the specification. */
  readonly specification: string;
  /** The rules that a change of this screen must respect. */
  readonly rules: readonly string[];
  /** What of the screen is in other folders than the page: below `packages/features`. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** The screens with stories. A page that shows a part of another one has none. */
export type StoryScreenId = ScreenId | Exclude<PublicScreenId, 'strategiesFiltered' | 'laterNewsItem'>;

/** What the docs page of every screen says, by the id of the screen. A stories file names its screen in `parameters.screen`. */
export const purposes: Readonly<Record<StoryScreenId, Purpose>> = {
  cabinet: {
    purpose: 'Shows what the person has, what it earns, and what happened last.',
    specification: '2, Cabinet home; 9, default balance currency',
    rules: [
      'One figure leads: the balance that the person chose. It is 44 px high, and nothing else has that size.',
      'A new account sees the steps to the first deposit and one action.',
      'Until the phone is confirmed, a dialog over every page of the cabinet asks for its code.',
      'A total of all currencies needs exchange rates. Without them it is left out, not guessed.',
      'Amounts are shortened towards zero. Every shortened amount has its exact one nearby.',
    ],
  },
  refill: {
    purpose: 'Gives an address to send a coin to, and lists the refills.',
    specification: '2, Replenishment; 4, refill statuses; 5, bounds',
    rules: [
      'The network stands beside the currency everywhere: a coin sent through another network is lost.',
      'The amount that is credited, after the fee, is shown before the address.',
      'The address is text and a QR code; copying it is confirmed in words.',
      'Waiting is shown as in process, replenished as success, rejected as an error with its reason.',
    ],
    parts: { 'refill/src/address': 'the address of one refill', 'refill/src/details': 'the drawer' },
  },
  deposits: {
    purpose: 'Shows the deposits: what each holds, what it has accrued, and when it unlocks.',
    specification: '2, Deposits; 4, deposit statuses; 1, accruals are held until the end',
    rules: [
      'An accrual is held until the end of the term. It is never added to the available balance before.',
      'Closing early shows the exact receipt first: the body, the accruals that are lost, the amount that is paid.',
      'Active deposits are cards, closed ones are rows.',
      'A status is an icon and a word, never color alone.',
    ],
    parts: { 'deposit/src/details': 'the drawer', 'deposit/src/close': 'closing early' },
  },
  invest: {
    purpose: 'Makes a deposit: a plan, a payment method, an amount, a confirmation.',
    specification: '2, Deposits / invest; 5, amounts; 1, split of 30 % and 70 %',
    rules: [
      'Course, net income and total body are shown before the button. A projection says “if the rate holds”.',
      'Bounds come from the server, and the message names them.',
      'Nothing is chosen in advance that costs money: autoinvestment is off.',
      'A lost connection never repeats the payment by itself.',
    ],
  },
  partners: {
    purpose: 'Shows what invited people have brought, the link, the bonus tiers and the list of partners.',
    specification: '2, Referral program and bonus program; 7, calls of referrals',
    rules: [
      'What was earned comes first, then the link.',
      'Four tiers, each with its turnover and its award; the reached one is marked in words.',
      'The list is sorted by level and searched by login. A login of 30 characters wraps.',
      'The server can switch the section off: then neither the page nor its links exist.',
    ],
    parts: {
      'partners/src/program': 'figures, tiers and terms',
      'partners/src/list': 'the partners',
      'partners/src/invite': 'the link',
    },
  },
  withdrawal: {
    purpose: 'Sends money to a wallet of the person, and lists the withdrawals.',
    specification: '2, Withdrawal; 4, statuses and the code; 5 and 6, conditions',
    rules: [
      'The fee and the amount that arrives are shown before the request.',
      'An unmet condition (deposit, refill, subscription, phone, wallet) is named together with the way to meet it.',
      'The code can be wrong, expired or void; each has its own words.',
      'After the request the page shows what happens next and roughly when.',
    ],
    parts: {
      'withdraw/src/new': 'the form',
      'withdraw/src/code': 'the security code',
      'withdraw/src/details': 'the drawer',
      'withdraw/src/list': 'the history',
    },
  },
  exchange: {
    purpose: 'Exchanges one currency of the balance for another.',
    specification: '7, calls of exchange; 3, balance',
    rules: [
      'Either amount can be typed; the server computes the other one.',
      'The rate is confirmed with its time. A rate that is out of date is asked for again.',
      'The confirmation names both amounts, the rate and the fee.',
    ],
  },
  operations: {
    purpose: 'Lists every movement of money by day, with filters and a file to download.',
    specification: '2, Operations: accrual, referral, matching, bonus, system',
    rules: [
      'Every row has its exact amount and its sign.',
      'The net of a day is per currency; currencies are never added up.',
      'A held accrual is marked as held.',
      'The file has every digit.',
    ],
    parts: { 'operations/src/details': 'the drawer' },
  },
  statement: {
    purpose: 'A statement of one currency and one period, to print.',
    specification: '2, Operations',
    rules: [
      'Opening balance, movements and closing balance add up, digit by digit.',
      'On paper there is no navigation and no color that carries meaning.',
    ],
  },
  cases: {
    purpose: 'Sells prize boxes for balance, and shows that each draw was fair.',
    specification: '2, Cases; 7, calls of cases',
    rules: [
      'The odds of every prize, and what it has cost so far, are shown before a purchase.',
      'A prize appears at once. No animation builds tension, and nothing invites to try again.',
      'Own limits and a time-out take effect at once; raising a limit takes a day.',
      'The server can switch the section off.',
    ],
    parts: {
      'cases/src/open': 'purchase and prize',
      'cases/src/history': 'wins and the check of a draw',
      'cases/src/limits': 'own limits',
    },
  },
  notifications: {
    purpose: 'Lists notifications and marks them as read.',
    specification: '2, Notifications',
    rules: ['Unread is a dot and a word.', 'A notification leads to what it is about.'],
  },
  settings: {
    purpose: 'Lists the sections of the settings with the state of each.',
    specification: '2, Settings',
    rules: ['A state that could not be read is left out. The section still opens.'],
  },
  profileSettings: {
    purpose: 'Changes personal data, e-mail and phone.',
    specification: '2, Settings, change data; 5, phone and e-mail',
    rules: ['A name that was verified cannot be changed here.', 'A new e-mail or phone is confirmed first.'],
  },
  walletSettings: {
    purpose: 'Stores one wallet per network for withdrawals.',
    specification: '2, Settings, payment systems; 5, withdrawal wallet',
    rules: [
      'The checksum of an address is validated before it is sent.',
      'A new wallet waits before it can be used; the page says until when.',
    ],
  },
  verification: {
    purpose: 'Sends personal data and photos for verification, and shows its result.',
    specification: '2, account verification; 4, verification statuses; 9, upload time-out',
    rules: [
      'Photos are validated before the upload, with the reason at each photo.',
      'A denial shows its reason and opens the form again.',
      'The upload can be cancelled.',
    ],
  },
  subscriptionSettings: {
    purpose: 'Shows and activates the subscription that withdrawals need.',
    specification: '5 and 6, subscription',
    rules: ['The price and the end date are shown before the purchase.', 'Nothing renews by itself.'],
  },
  passwordSettings: {
    purpose: 'Changes the password.',
    specification: '2, change password; 5, passwords',
    rules: ['The advice on strength is in words. Passwords that do not match are said at the second field.'],
  },
  securitySettings: {
    purpose: 'Chooses how security codes arrive, and sets up an app and passkeys.',
    specification: '2, choice of the method of receiving the security code',
    rules: ['Only a confirmed e-mail or phone can be chosen.', 'Recovery codes are shown once.'],
    parts: { 'settings/src/totp': 'codes of an app', 'auth/src/passkeys': 'passkeys' },
  },
  devices: {
    purpose: 'Lists the sessions of the account and ends them.',
    specification: '3, auth session; 4, session',
    rules: ['The current session is marked and cannot be ended here.'],
  },
  securityHistory: {
    purpose: 'Lists log-ins and changes of security, with a way to say “this was not me”.',
    specification: '4, session',
    rules: ['“This was not me” ends every other session and asks for a new password.'],
  },
  counted: {
    purpose: 'Verifies in the browser that the balance is part of the last published count.',
    specification: '3, balances',
    rules: [
      'The page computes every hash itself. It takes no verdict from the server.',
      'A difference from the balance is explained by the parts that have moved.',
      'A root that the device saw before must not change.',
    ],
  },
  myData: {
    purpose: 'Downloads everything about the person, and closes the account.',
    specification: 'An extension: the right to a copy of the data, and to leave',
    rules: [
      'Terms and what happens to the data are the words of the server.',
      'Keeping the account is as easy as closing it, and possible on every page until the day.',
      'A condition that is not met names what is in the way, and links to it.',
    ],
  },
  notificationSettings: {
    purpose: 'Chooses what to be notified about.',
    specification: '2, Notifications',
    rules: [
      'A choice takes effect at once, for all devices.',
      'Money, the account and its security are always told.',
    ],
  },
  appearanceSettings: {
    purpose: 'Chooses the language and the color scheme.',
    specification: '1, English and Russian; 9, fallback language',
    rules: ['A choice takes effect at once, without a button.'],
  },
  confirmEmail: {
    purpose: 'Confirms the e-mail with a code.',
    specification: '2, Email verification',
    rules: [
      'The address can be corrected here.',
      'A code can be asked for again after the time that the server names.',
    ],
  },
  login: {
    purpose: 'Logs in with a login, e-mail or phone and a password, with a passkey, or through Telegram.',
    specification: '2, Login; 4, session; 6, Telegram is a setting of the server',
    rules: [
      'The page never says whether the login or the password was wrong.',
      'After an ended session it says why the person is here.',
    ],
    parts: { 'auth/src/second-factor': 'the code of an app', 'auth/src/passkeys': 'a passkey' },
  },
  register: {
    purpose: 'Creates an account, with the inviter when there is one.',
    specification: '2, Register; 5, login, passwords, phone',
    rules: [
      'Each error is at its field, in the words of the specification.',
      'Consent to the offer and the agreement is never ticked in advance.',
    ],
  },
  forgotPassword: {
    purpose: 'Sets a new password in three steps: login and e-mail, code, password.',
    specification: '2, Forgot-password flow; 5, forgot-password form',
    rules: ['The first step never says whether the account exists.', 'A reload keeps the step.'],
  },
  forgotLogin: {
    purpose: 'Sends a forgotten login to the e-mail of its account.',
    specification: '2, Authentication screens',
    rules: ['The answer never says whether an account has this e-mail.'],
  },
  home: {
    purpose: 'Explains the product: what happens to money, and what can be lost.',
    specification: '1; 2, Public screens',
    rules: [
      'The risk statement is above the first call to action.',
      'Figures come from the server, with their date. Without an API their place is reserved.',
    ],
  },
  plans: {
    purpose: 'Compares the deposit plans, and calculates a deposit.',
    specification: '2, Deposit plans; 1, split of 30 % and 70 %',
    rules: ['Rates are “not guaranteed”.', 'The calculator says “if the rate holds”.'],
    parts: { 'content/src/plans/calculator': 'the calculator, an island' },
  },
  strategies: {
    purpose: 'Lists the trading strategies, by risk and market.',
    specification: '2, Strategies; 9, up to 30',
    rules: ['A filter that would leave nothing cannot be chosen.'],
  },
  strategy: {
    purpose: 'Describes one strategy and how it can lose.',
    specification: '2, Strategies',
    rules: ['How it can lose money is a section of its own.'],
  },
  marketing: {
    purpose: 'Explains the bonus and affiliate programs.',
    specification: '2, Marketing, four bonus tiers',
    rules: [
      'Turnovers and awards come from the server.',
      'The page is hidden when referrals are switched off.',
    ],
  },
  offer: {
    purpose: 'The public offer.',
    specification: '2, public offer',
    rules: ['A blank that the owner has to fill is marked as missing.'],
  },
  agreement: {
    purpose: 'The user agreement.',
    specification: '2, user agreement',
    rules: ['A blank that the owner has to fill is marked as missing.'],
  },
  risks: {
    purpose: 'Says in full what can be lost, and how.',
    specification: '2, Public screens',
    rules: ['Nothing here invites to register or to invest.'],
  },
  faq: {
    purpose: 'Answers questions, with a search.',
    specification: '2, FAQ',
    rules: ['The answers work without a script; the search is an island.'],
  },
  contacts: {
    purpose: 'Says how to reach the company.',
    specification: '2, contacts',
    rules: ['What the server does not give is left out.'],
  },
  news: {
    purpose: 'Lists the news.',
    specification: '1, news content',
    rules: ['The newest is first, each with its date.'],
  },
  newsItem: {
    purpose: 'One piece of news.',
    specification: '1, news content',
    rules: ['It leads to the newer and the older one.'],
  },
  whatWeOwe: {
    purpose:
      'The published counts of liabilities, what they show and what they do not, and how to verify one elsewhere.',
    specification: '2, Public screens',
    rules: ['It says what a count does not show at the same size as what it shows.'],
  },
  notFound: {
    purpose: 'Answers an unknown address with ways to go on.',
    specification: '2, Screens and routes',
    rules: ['It says that nothing has happened to the money.'],
  },
  maintenance: {
    purpose: 'Stands in for every page during technical works.',
    specification: '1 and 2, maintenance page',
    rules: ['It says that money is safe, and offers to try again. It never counts down.'],
  },
};

const isStoryScreenId = (id: unknown): id is StoryScreenId => typeof id === 'string' && id in purposes;

/** The id of the screen that a story names. Fails for an unknown one. */
export function screenIdOf(parameter: unknown): StoryScreenId {
  if (!isStoryScreenId(parameter)) throw new Error(`No screen is called ${String(parameter)}.`);
  return parameter;
}
