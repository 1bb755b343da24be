import { expectCompleteMessages } from '@meridian/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';

test('both languages have every key and every plural form', () => {
  expectCompleteMessages({ en, ru });
});

test.each([
  [en.field.login_charset, 'In login allowed only latin letters and numbers'],
  [en.field.passwords_do_not_match, "The passwords don't match"],
  [en.field.password_too_simple, 'Your password is too simple'],
  [en.field.login_required, 'Please enter your login!'],
  [en.field.email_required, 'Please enter your E-mail!'],
  [en.field.email_invalid, 'The entered data is not valid E-mail!'],
  [en.field.phone_invalid, 'Wrong phone number'],
  [en.field.amount_negative, 'An amount cannot be less than 0'],
  [en.field.no_withdrawal_wallet, 'No withdrawal wallet specified'],
  [en.code.incorrect_login_or_password.title, 'Incorrect login or password'],
  [en.code.too_many_calls.title, 'Repeat the request in a few minutes'],
  [en.code.code_sending_error.title, 'Code sending error'],
  [en.code.registration_error.title, 'Registration error'],
  [en.code.phone_already_registered.title, 'Number already registered'],
  [en.code.email_already_registered.title, 'E-mail already registered'],
  [en.code.login_already_registered.title, 'Login already registered'],
  [en.code.verification_error.title, 'Verification error'],
  [en.code.wrong_phone_or_email.title, 'Wrong phone number or mail'],
  [en.code.deposit_creation_error.title, 'Deposit creation error'],
  [en.code.deposit_closing_error.title, 'Deposit closing error'],
  [en.code.no_withdrawal_wallet.title, 'No withdrawal wallet specified'],
  [en.code.codes_do_not_match.title, 'Codes do not match. Try again'],
  [en.code.code_expired.title, 'Verification code has expired'],
  [en.code.code_invalid_or_expired.title, 'Invalid or expired verification code'],
  [en.code.unexpected_error.title, 'Unexpected error occurred'],
  [en.code.waiting_time_expired.title, 'Waiting time has expired'],
  [en.code.try_again_later.title, 'An error occurred, try again later'],
  [en.code.update_error.title, 'Update error'],
  [en.code.subscription_required.title, 'Activate subscription'],
])('"%s" is the text of sections 5 and 8 of the specification', (message, specified) => {
  expect(message).toBe(specified);
});
