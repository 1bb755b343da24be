import { maintenance } from '../maintenance/maintenance.en.ts';
import type { ApiErrorCode, FieldErrorCode } from '@meridian/api-client';

/** The title says what failed; the body says what is safe and what to do. */
type Wording = Record<'title' | 'body', string>;

/** Texts for errors. Sections 5 and 8 of the specification fix many of the fields and titles. */
export const en = {
  code: {
    incorrect_login_or_password: {
      title: 'Incorrect login or password',
      body: 'Check both and try again.',
    },
    too_many_calls: {
      title: 'Repeat the request in a few minutes',
      body: 'There were too many attempts in a short time. The last one was not carried out.',
    },
    code_sending_error: {
      title: 'Code sending error',
      body: 'The code was not sent. Ask for a new one.',
    },
    registration_error: {
      title: 'Registration error',
      body: 'The account was not created. Check what you entered and try again.',
    },
    phone_already_registered: {
      title: 'Number already registered',
      body: 'If the account is yours, log in. Otherwise enter another number.',
    },
    email_already_registered: {
      title: 'E-mail already registered',
      body: 'If the account is yours, log in. Otherwise enter another address.',
    },
    login_already_registered: {
      title: 'Login already registered',
      body: 'If the account is yours, log in. Otherwise choose another login.',
    },
    verification_error: {
      title: 'Verification error',
      body: 'Nothing was confirmed. Check what you entered and try again.',
    },
    wrong_phone_or_email: {
      title: 'Wrong phone number or mail',
      body: 'Check what you entered and try again.',
    },
    deposit_creation_error: {
      title: 'Deposit creation error',
      body: 'The deposit was not created, and nothing was taken from your balance.',
    },
    deposit_closing_error: {
      title: 'Deposit closing error',
      body: 'Nothing was changed now. The deposit may have ended, or was already closed on another device: open it to see how it stands.',
    },
    no_withdrawal_wallet: {
      title: 'No withdrawal wallet specified',
      body: 'Nothing was withdrawn. Add a wallet for this payment system first.',
    },
    deposit_required: {
      title: 'To withdraw, you must have a deposit',
      body: 'Nothing was withdrawn, and your balance is unchanged.',
    },
    refill_required: {
      title: 'To withdraw, you must have a refill',
      body: 'Nothing was withdrawn, and your balance is unchanged.',
    },
    deposit_or_refill_required: {
      title: 'To withdraw, you must have a deposit or a refill',
      body: 'Nothing was withdrawn, and your balance is unchanged. Either of the two is enough.',
    },
    codes_do_not_match: {
      title: 'Codes do not match. Try again',
      body: 'Nothing was confirmed. Enter the code from the latest message.',
    },
    code_expired: {
      title: 'Verification code has expired',
      body: 'Nothing was confirmed. Ask for a new code.',
    },
    code_invalid_or_expired: {
      title: 'Invalid or expired verification code',
      body: 'Nothing was confirmed. Check the code or ask for a new one.',
    },
    unexpected_error: {
      title: 'Unexpected error occurred',
      body: 'The failure is on our side, and nothing was done by halves. Before you repeat an operation, check whether it is in your history.',
    },
    waiting_time_expired: {
      title: 'Waiting time has expired',
      body: 'Nothing was carried out. Start again.',
    },
    try_again_later: {
      title: 'An error occurred, try again later',
      body: 'The failure is on our side. Your money and data are not affected.',
    },
    update_error: {
      title: 'Update error',
      body: 'The changes were not saved, and the previous values are still in place.',
    },
    subscription_required: {
      title: 'Activate subscription',
      body: 'This needs an active subscription. Nothing was carried out, and your balance is unchanged.',
    },
    phone_not_confirmed: {
      title: 'Your phone is not confirmed',
      body: 'Nothing was carried out. Confirm the phone first: until then money cannot be moved.',
    },
    confirmation_required: {
      title: 'The change was not confirmed',
      body: 'Nothing was changed, and what you entered is still here. Try again and confirm that it is you.',
    },
    second_factor_required: {
      title: 'A code of your authenticator app is needed',
      body: 'The app is switched on, so the password alone confirms nothing. Nothing was changed. Enter the code that the app shows.',
    },
    insufficient_balance: {
      title: 'Not enough money on the balance',
      body: 'Nothing was taken. Choose a smaller amount or refill the balance.',
    },
    wallet_waits: {
      title: 'This wallet cannot be used yet',
      body: 'Nothing was withdrawn, and your balance is unchanged. A new wallet waits first, so that nobody else can send your money away at once.',
    },
    plan_unavailable: {
      title: 'This plan is no longer offered',
      body: 'Nothing was taken from your balance. Choose another plan.',
    },
    payment_system_unavailable: {
      title: 'This payment system is not available now',
      body: 'Nothing was carried out. Choose another one or try again later.',
    },
    quote_expired: {
      title: 'The course has expired',
      body: 'Nothing was taken from your balance. Look at the new course and confirm again.',
    },
    case_unavailable: {
      title: 'This case is no longer offered',
      body: 'Nothing was taken from your balance.',
    },
    no_attempts_left: {
      title: 'No attempts left',
      body: 'All attempts of this case have been used. Nothing was taken from your balance.',
    },
    case_limit_reached: {
      title: 'You have reached your own limit for today',
      body: 'Nothing was taken from your balance. The limit counts again from midnight UTC.',
    },
    case_time_out: {
      title: 'You have taken a time-out',
      body: 'Nothing was taken from your balance. Cases cannot be bought until the time-out ends.',
    },
    telegram_sign_in_unavailable: {
      title: 'Signing in through Telegram is not available now',
      body: 'Log in with your login and password.',
    },
    capability_off: {
      title: 'This section is switched off',
      body: 'Your balance is not affected. Go back to the cabinet.',
    },
    passkey_refused: {
      title: 'The passkey was not accepted',
      body: 'Nothing was changed. Try again.',
    },
    passkey_unknown: {
      title: 'This passkey does not belong to an account here',
      body: 'It may have been removed. Log in in another way.',
    },
    passkey_exists: {
      title: 'This passkey is already added',
      body: 'It can be used to log in.',
    },
    passkey_limit_reached: {
      title: 'You have 20 passkeys',
      body: 'No more can be added. Remove one that you do not need.',
    },
    deposits_open: {
      title: 'A deposit has not ended',
      body: 'The account stays open. Wait for the end of the deposit or close it first.',
    },
    refills_waiting: {
      title: 'A refill is still waiting',
      body: 'The account stays open. Cancel the refill or wait until it is credited.',
    },
    withdrawals_pending: {
      title: 'A withdrawal is not finished',
      body: 'The account stays open. Cancel the withdrawal or wait until it is done.',
    },
    balance_not_empty: {
      title: 'There is money on the balance',
      body: 'The account stays open. Withdraw the money first.',
    },
    closing_scheduled: {
      title: 'The closing of your account is scheduled',
      body: 'Nothing was carried out. Until the closing is withdrawn, there are no new deposits and refills.',
    },
    account_closed: {
      title: 'This account is closed',
      body: 'It cannot be opened again. If you have a question about it, <support>write to support</support>.',
    },
    validation_failed: {
      title: 'Check the form',
      body: 'Nothing was sent on. Correct the marked fields and try again.',
    },
    unauthorized: {
      title: 'Your session ended before this was done',
      body: 'Nothing was changed. Log in, then try again.',
    },
    forbidden: {
      title: 'You do not have access to this',
      body: 'Nothing was changed. If you should have access, <support>write to support</support>.',
    },
    not_found: {
      title: 'Nothing was found here',
      body: 'The address may be wrong or out of date. Your money and data are not affected.',
    },
    method_not_allowed: {
      title: 'This was not carried out',
      body: 'Nothing was changed. The page may be out of date: reload it and try again.',
    },
    conflict: {
      title: 'Something has changed in the meantime',
      body: 'It may already be done, or was changed in another window. Reload the page and check before you repeat it.',
    },
    idempotency_key_reused: {
      title: 'The details have changed since they were sent',
      body: 'The repetition was not carried out. Check the details and confirm again.',
    },
    payload_too_large: {
      title: 'Too much was sent at once',
      body: 'Nothing was saved. Choose a smaller file and try again.',
    },
    unsupported_media_type: {
      title: 'Files of this type are not accepted',
      body: 'Nothing was saved. Choose a file of another type.',
    },
    server_busy: {
      title: 'Too many people sign in right now',
      body: 'Nothing was carried out, and what you entered is still here.',
    },
    technical_work: {
      title: 'Technical works are in progress',
      body: 'Your money and deposits are not affected. Everything will be available again when the works end.',
    },
    network_lost: {
      title: 'The connection was lost',
      body: 'Check your connection and try again. If you were confirming an operation, repeat it with the same details: it will not be carried out twice.',
    },
    timed_out: {
      title: 'No answer came in time',
      body: 'Try again. If you were confirming an operation, repeat it with the same details: it will not be carried out twice.',
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
  usableFrom: 'Withdrawals can go to it from',
  sessionEnded: { title: 'Your session has ended', body: 'Log in to see this page.' },
  otherFields:
    'Nothing was carried out. Something that this page does not ask for was not accepted. The page may be out of date: reload it and try again.',
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
  requestId: 'If you <support>write to support</support>, name the request number: {{id}}',
  remedy: {
    logIn: 'Log in',
    confirmPhone: 'Confirm the phone',
    wallets: 'Add a wallet',
    refill: 'Refill the balance',
    invest: 'Choose a plan',
    subscription: 'Activate subscription',
    myData: 'Keep the account',
  },
  country: {
    none: 'No country with this name. Try fewer letters.',
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
    malformed: 'Check what you entered here.',
    too_short: 'This is too short.',
    too_short_one: 'Enter at least {{count}} character.',
    too_short_other: 'Enter at least {{count}} characters.',
    too_long: 'This is too long.',
    too_long_one: 'Enter at most {{count}} character.',
    too_long_other: 'Enter at most {{count}} characters.',
    unknown_value: 'Choose one of the values offered.',
    too_many_decimals: 'Too many digits after the decimal point for this currency.',
    already_registered: 'This is already registered.',
    inviter_unknown: 'There is no inviter with this login.',
    wrong_password: 'The password is incorrect.',
    wallet_address_invalid: 'This is not a valid wallet address for this payment system.',
    wallet_is_ours: 'This is an address for refills of the service, not a wallet of yours.',
    wallet_is_contract:
      'This is the address of a contract, not of a wallet. Money sent to it would be lost. Copy the address from your wallet.',
    wallet_is_burn:
      'Nobody has the key of this address, so money sent to it would be lost. Copy the address from your wallet.',
    file_type_not_allowed: 'Files of this type are not accepted.',
    file_too_large: 'The file is too large.',
    date_out_of_range: 'This date is outside the allowed range.',
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
