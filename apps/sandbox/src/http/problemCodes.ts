import type { ProblemCode } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';

/** The HTTP status of each reason; section 8, and what the rest of the contract needs. */
export const statusByCode = {
  incorrect_login_or_password: 401,
  too_many_calls: 429,
  code_sending_error: 502,
  registration_error: 422,
  phone_already_registered: 409,
  email_already_registered: 409,
  login_already_registered: 409,
  verification_error: 422,
  wrong_phone_or_email: 422,
  deposit_creation_error: 409,
  deposit_closing_error: 409,
  no_withdrawal_wallet: 403,
  deposit_required: 403,
  refill_required: 403,
  deposit_or_refill_required: 403,
  codes_do_not_match: 422,
  code_expired: 422,
  code_invalid_or_expired: 422,
  unexpected_error: 500,
  waiting_time_expired: 422,
  try_again_later: 500,
  update_error: 409,
  subscription_required: 403,
  phone_not_confirmed: 403,
  confirmation_required: 403,
  second_factor_required: 422,
  insufficient_balance: 409,
  wallet_waits: 409,
  plan_unavailable: 409,
  payment_system_unavailable: 409,
  quote_expired: 409,
  case_unavailable: 409,
  no_attempts_left: 409,
  case_limit_reached: 409,
  case_time_out: 409,
  telegram_sign_in_unavailable: 403,
  capability_off: 403,
  passkey_refused: 422,
  passkey_unknown: 422,
  passkey_exists: 409,
  passkey_limit_reached: 409,
  read_only_key_limit_reached: 409,
  wallet_limit_reached: 409,
  only_these_wallets: 409,
  balance_not_empty: 409,
  deposits_open: 409,
  refills_waiting: 409,
  withdrawals_pending: 409,
  closing_scheduled: 409,
  account_closed: 403,
  withdrawals_paused: 409,
  account_locked: 403,
  own_limit_reached: 409,
  validation_failed: 422,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  server_busy: 503,
  technical_work: 503,
} as const satisfies Record<ProblemCode, number>;

/** Every code of the contract. */
export const problemCodes = Object.keys(statusByCode).filter(isProblemCode);

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(statusByCode, code);
}

/** What happened, in every language, for a client that does not know the code. */
export const detailByCode = {
  incorrect_login_or_password: {
    en: 'Incorrect login or password.',
    ru: 'Неверный логин или пароль.',
  },
  too_many_calls: {
    en: 'Repeat the request in a few minutes.',
    ru: 'Слишком много попыток. Подождите несколько минут.',
  },
  code_sending_error: { en: 'The code could not be sent.', ru: 'Не удалось отправить код.' },
  registration_error: { en: 'The account could not be created.', ru: 'Не удалось зарегистрироваться.' },
  phone_already_registered: {
    en: 'This number is already registered.',
    ru: 'Этот номер уже занят.',
  },
  email_already_registered: {
    en: 'This e-mail is already registered.',
    ru: 'Этот адрес почты уже занят.',
  },
  login_already_registered: {
    en: 'This login is already registered.',
    ru: 'Этот логин занят.',
  },
  verification_error: { en: 'The confirmation failed.', ru: 'Подтвердить не удалось.' },
  wrong_phone_or_email: { en: 'Wrong phone number or mail.', ru: 'Неверный номер телефона или адрес почты.' },
  deposit_creation_error: {
    en: 'The deposit was not opened. The money stayed on the balance.',
    ru: 'Не удалось открыть депозит. Деньги остались на балансе.',
  },
  deposit_closing_error: {
    en: 'This deposit cannot be closed now.',
    ru: 'Этот депозит сейчас нельзя закрыть.',
  },
  no_withdrawal_wallet: {
    en: 'No withdrawal wallet specified.',
    ru: 'Не указан кошелёк для вывода.',
  },
  deposit_required: { en: 'To withdraw, open a deposit first.', ru: 'Для вывода сначала откройте депозит.' },
  refill_required: {
    en: 'To withdraw, refill the balance first.',
    ru: 'Для вывода сначала пополните баланс.',
  },
  deposit_or_refill_required: {
    en: 'To withdraw, refill the balance or open a deposit first.',
    ru: 'Для вывода сначала пополните баланс или откройте депозит.',
  },
  codes_do_not_match: { en: 'Codes do not match. Try again.', ru: 'Неверный код. Попробуйте ещё раз.' },
  code_expired: { en: 'The verification code has expired.', ru: 'Код устарел. Запросите новый.' },
  code_invalid_or_expired: {
    en: 'Invalid or expired verification code. Ask for another one.',
    ru: 'Код неверный или устарел. Запросите новый.',
  },
  unexpected_error: {
    en: 'An unexpected error occurred. The operation was carried out either in full or not at all: check your history before you try again.',
    ru: 'Что-то пошло не так. Операция либо прошла целиком, либо не прошла: проверьте историю, прежде чем повторять.',
  },
  waiting_time_expired: { en: 'The waiting time has expired.', ru: 'Время ожидания истекло.' },
  try_again_later: {
    en: 'An error occurred, try again later.',
    ru: 'Произошла ошибка, попробуйте позже.',
  },
  update_error: {
    en: 'Not saved: the data was changed elsewhere in the meantime.',
    ru: 'Изменение не внесено: данные тем временем изменились.',
  },
  subscription_required: { en: 'Activate subscription.', ru: 'Активируйте подписку.' },
  phone_not_confirmed: { en: 'Confirm the phone first.', ru: 'Сначала подтвердите телефон.' },
  confirmation_required: {
    en: 'Confirm that it is you.',
    ru: 'Подтвердите, что это вы.',
  },
  second_factor_required: {
    en: 'Confirm it with a code from your authenticator app.',
    ru: 'Подтвердите кодом из приложения-аутентификатора.',
  },
  insufficient_balance: {
    en: 'There is not enough on the balance.',
    ru: 'На балансе недостаточно денег.',
  },
  wallet_waits: {
    en: 'You cannot withdraw to a new wallet yet.',
    ru: 'На новый кошелёк пока нельзя вывести деньги.',
  },
  plan_unavailable: { en: 'This plan is not on offer.', ru: 'Этот план сейчас не предлагается.' },
  payment_system_unavailable: {
    en: 'This currency and network are not available now.',
    ru: 'Эта валюта и сеть сейчас недоступны.',
  },
  quote_expired: {
    en: 'The course has changed. Ask for a new one.',
    ru: 'Курс обновился. Запросите новый.',
  },
  case_unavailable: { en: 'This case is not available.', ru: 'Этот кейс недоступен.' },
  no_attempts_left: { en: 'There are no attempts left.', ru: 'Попыток не осталось.' },
  case_limit_reached: {
    en: 'You have reached your own limit for cases today.',
    ru: 'Ваш собственный лимит на кейсы на сегодня исчерпан.',
  },
  case_time_out: {
    en: 'You have taken a time-out from cases.',
    ru: 'Вы взяли перерыв в покупке кейсов.',
  },
  telegram_sign_in_unavailable: {
    en: 'Sign-in through Telegram is not available.',
    ru: 'Вход через Telegram недоступен.',
  },
  capability_off: {
    en: 'This part of the service is switched off.',
    ru: 'Этот раздел отключён.',
  },
  passkey_refused: {
    en: 'The passkey was not accepted. Try again.',
    ru: 'Ключ доступа не принят. Попробуйте ещё раз.',
  },
  passkey_unknown: {
    en: 'No account has this passkey. It may have been removed.',
    ru: 'Этот ключ доступа не связан ни с одним аккаунтом. Возможно, его удалили.',
  },
  passkey_exists: { en: 'This passkey was already added.', ru: 'Этот ключ доступа уже добавлен.' },
  passkey_limit_reached: {
    en: 'There are 20 passkeys already. Remove one first.',
    ru: 'Ключей доступа уже 20. Сначала удалите один из них.',
  },
  read_only_key_limit_reached: {
    en: 'There are as many read-only keys as are allowed. Revoke one first.',
    ru: 'Больше ключей для чтения создать нельзя. Сначала отзовите один из них.',
  },
  wallet_limit_reached: {
    en: 'There are as many wallets in this currency and network as are allowed. Remove one first.',
    ru: 'Больше кошельков в этой валюте и сети добавить нельзя. Сначала удалите один из них.',
  },
  only_these_wallets: {
    en: 'Withdrawals go only to the wallets that are saved. Switch that off under “Protection” first.',
    ru: 'Включён вывод только на сохранённые кошельки. Сначала выключите его в разделе «Защита».',
  },
  balance_not_empty: {
    en: 'There is still money on the balance. Withdraw it first.',
    ru: 'На балансе ещё есть деньги. Сначала выведите их.',
  },
  deposits_open: {
    en: 'There is a deposit still open.',
    ru: 'Есть незакрытый депозит.',
  },
  refills_waiting: {
    en: 'There is an unfinished refill. Cancel it or wait for it.',
    ru: 'Есть незавершённое пополнение. Отмените его или дождитесь зачисления.',
  },
  withdrawals_pending: {
    en: 'There is an unfinished withdrawal.',
    ru: 'Есть незавершённый вывод.',
  },
  closing_scheduled: {
    en: 'The closing of the account is scheduled. Cancel it first.',
    ru: 'Назначено закрытие аккаунта. Сначала отмените его.',
  },
  account_closed: {
    en: 'This account was closed.',
    ru: 'Этот аккаунт закрыт.',
  },
  withdrawals_paused: {
    en: 'Withdrawals are paused after a change to your sign-in or contacts.',
    ru: 'После смены данных для входа или контактов вывод приостановлен.',
  },
  account_locked: {
    en: 'You have locked the account. Unlocking it takes as many days as you chose.',
    ru: 'Вы заблокировали аккаунт. Разблокировка займёт столько дней, сколько вы выбрали.',
  },
  own_limit_reached: {
    en: 'This is more than your own limit allows.',
    ru: 'Это больше, чем разрешает ваш собственный лимит.',
  },
  validation_failed: {
    en: 'Check the form: something is missing or wrong.',
    ru: 'Проверьте форму: что-то не заполнено или указано неверно.',
  },
  unauthorized: { en: 'Sign in first.', ru: 'Сначала войдите.' },
  forbidden: { en: 'This is not allowed.', ru: 'Это действие запрещено.' },
  not_found: { en: 'There is nothing here.', ru: 'Здесь ничего нет.' },
  method_not_allowed: {
    en: 'This did not work. Reload the page and try again.',
    ru: 'Не получилось. Обновите страницу и попробуйте ещё раз.',
  },
  conflict: {
    en: 'The data has already changed. Reload the page and check it.',
    ru: 'Данные уже изменились. Обновите страницу и проверьте их.',
  },
  idempotency_key_reused: {
    en: 'The details have changed since they were sent. Check them and confirm again.',
    ru: 'Данные изменились после отправки. Проверьте их и подтвердите ещё раз.',
  },
  payload_too_large: { en: 'The request is too large.', ru: 'Запрос слишком большой.' },
  unsupported_media_type: {
    en: 'This type of file or data is not accepted.',
    ru: 'Файлы или данные этого типа не принимаются.',
  },
  server_busy: {
    en: 'Many people are signing in. Wait a minute.',
    ru: 'Сейчас много входов. Подождите минуту.',
  },
  technical_work: {
    en: 'Technical works are in progress. Terms and accruals go on.',
    ru: 'Идут технические работы. Сроки и начисления не прерываются.',
  },
} as const satisfies Record<ProblemCode, Bilingual>;
