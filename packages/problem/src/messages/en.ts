import { maintenance } from '../maintenance/maintenance.en.ts';
import type { ApiErrorCode, FieldErrorCode } from '@meridian/api-client';

/** The title says what failed; the body says what is safe and what to do. */
type Wording = Record<'title' | 'body', string>;

/** Texts for errors. Sections 5 and 8 of the specification fix many of the fields and titles. */
export const en = {
  writeAbout: 'Write to support about this',
  code: {
    incorrect_login_or_password: {
      title: 'Incorrect login or password',
      body: 'Check both and try again.',
    },
    too_many_calls: {
      title: 'Repeat the request in a few minutes',
      body: 'There were too many attempts. Wait a few minutes, then try again.',
    },
    code_sending_error: {
      title: 'Code sending error',
      body: 'Ask for the code again.',
    },
    registration_error: {
      title: 'Registration error',
      body: 'The account was not created. Check what you entered and try again.',
    },
    phone_already_registered: {
      title: 'Number already registered',
      body: 'If the account is yours, sign in. Otherwise enter another number.',
    },
    email_already_registered: {
      title: 'E-mail already registered',
      body: 'If the account is yours, sign in. Otherwise enter another address.',
    },
    login_already_registered: {
      title: 'Login already registered',
      body: 'If the account is yours, sign in. Otherwise choose another login.',
    },
    verification_error: {
      title: 'Verification error',
      body: 'Check what you entered and try again.',
    },
    wrong_phone_or_email: {
      title: 'Wrong phone number or mail',
      body: 'Check what you entered and try again.',
    },
    deposit_creation_error: {
      title: 'Deposit creation error',
      body: 'Your money stayed on the balance. Try again.',
    },
    deposit_closing_error: {
      title: 'Deposit closing error',
      body: 'The term may have ended, or you closed the deposit on another device. Check its status.',
    },
    no_withdrawal_wallet: {
      title: 'No withdrawal wallet specified',
      body: 'Add a wallet on this network. The money will go to it.',
    },
    deposit_required: {
      title: 'To withdraw, you must have a deposit',
      body: 'Your balance is unchanged. Open a deposit on any plan, then try again.',
    },
    refill_required: {
      title: 'To withdraw, you must have a refill',
      body: 'Your balance is unchanged. Refill it and try again when the refill is credited.',
    },
    deposit_or_refill_required: {
      title: 'To withdraw, you must have a deposit or a refill',
      body: 'Either is enough. Your balance is unchanged.',
    },
    codes_do_not_match: {
      title: 'Codes do not match. Try again',
      body: 'Enter the code from the latest message.',
    },
    code_expired: {
      title: 'Verification code has expired',
      body: 'Ask for a new code.',
    },
    code_invalid_or_expired: {
      title: 'Invalid or expired verification code',
      body: 'Check the code or ask for a new one.',
    },
    unexpected_error: {
      title: 'Unexpected error occurred',
      body: 'The failure is on our side. The operation was carried out either in full or not at all: check your history before you repeat it.',
    },
    waiting_time_expired: {
      title: 'Waiting time has expired',
      body: 'We changed nothing. Start again.',
    },
    try_again_later: {
      title: 'An error occurred, try again later',
      body: 'The failure is on our side. If you were confirming an operation, check your history before you repeat it.',
    },
    update_error: {
      title: 'Update error',
      body: 'Everything is as it was. Try again.',
    },
    subscription_required: {
      title: 'Activate subscription',
      body: 'Your balance is unchanged. You need an active subscription to withdraw.',
    },
    phone_not_confirmed: {
      title: 'Your phone is not confirmed',
      body: 'Confirm the phone: until then you cannot refill, exchange, withdraw, or open or close deposits.',
    },
    confirmation_required: {
      title: 'The change was not confirmed',
      body: 'Try again and confirm that it is you. What you entered is still here.',
    },
    second_factor_required: {
      title: 'Enter a code from your authenticator app',
      body: 'The password alone is not enough. Enter the code from your authenticator app.',
    },
    insufficient_balance: {
      title: 'Not enough money on the balance',
      body: 'Enter less, or refill the balance.',
    },
    wallet_waits: {
      title: 'You cannot withdraw to this new wallet yet',
      body: 'Your balance is unchanged. We wait, so that you have time to notice a wallet that is not yours and remove it.',
    },
    plan_unavailable: {
      title: 'This plan is no longer offered',
      body: 'Your money stayed on the balance. Choose another plan.',
    },
    payment_system_unavailable: {
      title: 'This currency and network are not available now',
      body: 'Choose another, or try again later.',
    },
    quote_expired: {
      title: 'The course has changed',
      body: 'Your money stayed on the balance. Check the new course and confirm again.',
    },
    case_unavailable: {
      title: 'This case is no longer offered',
      body: 'Your money stayed on the balance.',
    },
    no_attempts_left: {
      title: 'No attempts left',
      body: 'You have used all attempts of this case. Your money stayed on the balance.',
    },
    case_limit_reached: {
      title: 'You have reached your own limit for today',
      body: 'Your money stayed on the balance. The limit starts again at midnight UTC.',
    },
    case_time_out: {
      title: 'You have taken a time-out',
      body: 'Your money stayed on the balance. You can buy cases after the time-out.',
    },
    telegram_sign_in_unavailable: {
      title: 'Signing in through Telegram is not available now',
      body: 'Sign in with your login and password.',
    },
    capability_off: {
      title: 'This section is switched off',
      body: 'Your money is where it was.',
    },
    passkey_refused: {
      title: 'The passkey was not accepted',
      body: 'Try again, or sign in with your password.',
    },
    passkey_unknown: {
      title: 'This passkey does not belong to an account here',
      body: 'It may have been removed. Sign in another way.',
    },
    passkey_exists: {
      title: 'This passkey is already added',
      body: 'You can sign in with it.',
    },
    passkey_limit_reached: {
      title: 'You cannot add more than 20 passkeys',
      body: 'Remove one that you do not need.',
    },
    read_only_key_limit_reached: {
      title: 'You cannot have more read-only keys',
      body: 'Revoke one that you do not need.',
    },
    wallet_limit_reached: {
      title: 'You cannot have more wallets in this currency and network',
      body: 'Remove one that you do not need.',
    },
    only_these_wallets: {
      title: 'Withdrawals go only to your saved wallets',
      body: 'You chose this under “Protection”. Until it is off, no wallet can be added and no address changed.',
    },
    deposits_open: {
      title: 'You have a deposit still open',
      body: 'The account stays open. Wait for the end of the term, or close the deposit first.',
    },
    refills_waiting: {
      title: 'You have an unfinished refill',
      body: 'The account stays open. Cancel the refill or wait until it is credited.',
    },
    withdrawals_pending: {
      title: 'You have an unfinished withdrawal',
      body: 'The account stays open. Cancel the withdrawal or wait until it is done.',
    },
    balance_not_empty: {
      title: 'There is money on the balance',
      body: 'The account stays open. Withdraw the money first.',
    },
    closing_scheduled: {
      title: 'Your account is about to close',
      body: 'To refill and open deposits again, cancel the closing.',
    },
    account_closed: {
      title: 'This account is closed',
      body: 'It cannot be opened again. If you have a question about it, <support>write to support</support>.',
    },
    withdrawals_paused: {
      title: 'Withdrawals are paused',
      body: 'Your balance is unchanged. The password, a contact or another way to sign in has just changed. We wait, so that you have time to notice a change that is not yours.',
    },
    account_locked: {
      title: 'You have locked the account',
      body: 'Nothing leaves it and nothing is changed until you unlock it under “Protection”.',
    },
    own_limit_reached: {
      title: 'This is more than your own limit allows',
      body: 'Your balance is unchanged. Enter less, or raise the limit under “Protection”.',
    },
    validation_failed: {
      title: 'Check the form',
      body: 'Correct the marked fields and try again.',
    },
    unauthorized: {
      title: 'Your session has ended',
      body: 'Sign in and try again: your changes were not saved.',
    },
    forbidden: {
      title: 'You do not have access to this',
      body: 'If you should have access, <support>write to support</support>.',
    },
    not_found: {
      title: 'Nothing was found here',
      body: 'The address may be wrong or out of date. Your money and data are not affected.',
    },
    method_not_allowed: {
      title: 'This did not work',
      body: 'The page may be out of date. Reload it and try again.',
    },
    conflict: {
      title: 'The data has already changed',
      body: 'You may have changed it in another window. Reload the page and check before you try again.',
    },
    idempotency_key_reused: {
      title: 'The details have changed since they were sent',
      body: 'Check the details and confirm again.',
    },
    payload_too_large: {
      title: 'The file is too large',
      body: 'Choose a smaller file and try again.',
    },
    unsupported_media_type: {
      title: 'Files of this type are not accepted',
      body: 'Choose a file of another type.',
    },
    server_busy: {
      title: 'Many people are signing in: wait a minute',
      body: 'What you entered is still on the page.',
    },
    technical_work: {
      title: 'Technical works are in progress',
      body: 'Terms and accruals go on. Everything will be available again when the works end.',
    },
    network_lost: {
      title: 'The connection was lost',
      body: 'Check your connection and try again. If you were confirming an operation, repeat it in this same tab with the same details: it will not be carried out twice.',
    },
    timed_out: {
      title: 'No answer came in time',
      body: 'Try again. If you were confirming an operation, repeat it in this same tab with the same details: it will not be carried out twice.',
    },
    unreadable_body: {
      title: 'The answer could not be read',
      body: 'Reload the page. Before you repeat an operation, check whether it is in your history.',
    },
    unknown_code: {
      title: 'An error occurred, try again later',
      body: 'Before you repeat an operation, check whether it is in your history.',
    },
  },
  closedOn: 'Closed on',
  usableFrom: 'You can withdraw to it from',
  until: 'It will be possible again from',
  ownLimit: {
    withdrawals_per_day: 'Withdrawals a day:',
    deposits_per_month: 'New deposits a month:',
    left: ', left:',
  },
  sessionEnded: { title: 'Your session has ended', body: 'Sign in to see this page.' },
  otherFields: 'We could not send the form. Reload the page and try again.',
  otherField: '{{name}}: {{sentence}}',
  /** What to do next, after the title of a refused code. */
  nextStep: {
    attempts_one: '{{count}} attempt left.',
    attempts_other: '{{count}} attempts left.',
    newCode: 'Ask for a new code.',
  },
  retry: 'Try again',
  wait: {
    clock: 'You can try again in {{time}}.',
    hours_one: 'You can try again in {{count}} hour.',
    hours_other: 'You can try again in {{count}} hours.',
    days_one: 'You can try again in {{count}} day.',
    days_other: 'You can try again in {{count}} days.',
    over: 'You can try again now.',
  },
  /** Follows the address of the support, in its parentheses. */
  supportHours: ', working days {{opens}}–{{closes}} your time',
  requestId: 'Number for <support>support</support>: {{id}}',
  remedy: {
    logIn: 'Sign in',
    confirmPhone: 'Confirm the phone',
    wallets: 'Add a wallet',
    refill: 'Refill the balance',
    invest: 'Choose a plan',
    subscription: 'Activate subscription',
    myData: 'Cancel the closing',
    protection: 'Open “Protection”',
  },
  country: {
    none: 'Nothing found. Enter the beginning of the name.',
    loading: 'Loading the countries',
    more_one: '{{count}} more country. Type to narrow the list down.',
    more_other: '{{count}} more countries. Type to narrow the list down.',
  },
  phone: {
    country: 'Country of the number',
    countryHint: 'Choose the country of the number, or enter it with + and the country code.',
    whole: 'The whole number is {{phone}}.',
  },
  text: {
    characters: 'Use letters, digits, spaces and punctuation.',
  },
  field: {
    login_charset: 'In login allowed only latin letters and numbers',
    passwords_do_not_match: "The passwords don't match",
    password_too_simple: 'Your password is too simple',
    login_required: 'Please enter your login!',
    email_required: 'Please enter your E-mail!',
    email_invalid: 'The entered data is not valid E-mail!',
    phone_invalid: 'Wrong phone number',
    amount_below_minimum: 'The amount is below the minimum.',
    amount_above_maximum: 'The amount is above the maximum.',
    amount_negative: 'An amount cannot be less than 0.',
    no_withdrawal_wallet: 'No withdrawal wallet specified',
    required: 'Fill in this field.',
    malformed: 'Check this field.',
    too_short: 'This is too short.',
    too_short_one: 'Enter at least {{count}} character.',
    too_short_other: 'Enter at least {{count}} characters.',
    too_long: 'This is too long.',
    too_long_one: 'Enter at most {{count}} character.',
    too_long_other: 'Enter at most {{count}} characters.',
    unknown_value: 'Choose one of the values offered.',
    too_many_decimals: 'Too many digits after the decimal point for this currency.',
    already_registered: 'This is already taken. Enter another value.',
    inviter_unknown: 'There is no account with this login.',
    wrong_password: 'The password is incorrect. Enter it again.',
    wallet_address_invalid: 'This is not a wallet address on this network.',
    wallet_is_ours: 'This is our address for refills, not your wallet.',
    wallet_is_contract:
      'This is the address of a contract, not of a wallet. Money sent to it would be lost. Copy the address from your wallet.',
    wallet_is_burn:
      'Nobody has the key of this address, so money sent to it would be lost. Copy the address from your wallet.',
    file_type_not_allowed: 'This type of file does not work here. Choose another.',
    file_too_large: 'The file is too large. Choose a smaller one.',
    date_out_of_range: 'This date does not work here. Choose another.',
    must_be_accepted: 'You need to accept this to continue.',
  },
  maintenance,
  toasts: { label: 'Messages', close: 'Close the message' },
} as const satisfies Words;

/** Doesn't compile if a code of the contract has no text. */
interface Words {
  readonly code: Record<ApiErrorCode, Wording>;
  readonly field: Record<FieldErrorCode, string> & Readonly<Record<string, string>>;
  readonly [part: string]: unknown;
}
