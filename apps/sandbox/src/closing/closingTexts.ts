import type { Schema } from '@meridian/api-client';
import type { Bilingual, BilingualParagraphs } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** What `closeAccount` deletes and pseudonymises. */
const removed: BilingualParagraphs = {
  en: [
    'Name, city, country, e-mail, phone and the link to Telegram',
    'Data and photos of the verification',
    'Wallets with their addresses and names',
    'Devices, sessions, keys, the sign-in history and notifications',
    'Requests to support with all messages and photos',
  ],
  ru: [
    'Имя, город, страна, почта, телефон и привязка Telegram',
    'Данные и фотографии верификации',
    'Кошельки с их адресами и названиями',
    'Устройства, сеансы, ключи, история входов и уведомления',
    'Обращения в поддержку со всеми сообщениями и фотографиями',
  ],
};

const kept: BilingualParagraphs = {
  en: [
    'Operations, deposits, refills and withdrawals with the addresses they went to',
    'Records of money moved, and the daily counts of what we owe',
    'The login, so that nobody else can take it, and the hash of the password, so that the sign-in can say that the account is closed',
  ],
  ru: [
    'Операции, депозиты, пополнения и выводы с адресами, на которые они отправлены',
    'Записи о движении денег и ежедневные подсчёты',
    'Логин, чтобы его не занял никто другой, и хеш пароля, чтобы при входе сообщить о закрытии аккаунта',
  ],
};

const ends: Bilingual = {
  en: 'The subscription ends with the account, without a refund.',
  ru: 'Подписка закончится вместе с аккаунтом, деньги за неё не возвращаются.',
};

const endsWithCases: Bilingual = {
  en: 'The subscription and unused attempts of cases end with the account, without a refund.',
  ru: 'Подписка и неиспользованные попытки в кейсах пропадут вместе с аккаунтом, деньги за них не возвращаются.',
};

const partners: Bilingual = {
  en: 'The people who invited you will see “Closed account” without a login, and the amounts already credited to them. For the people you invited nothing changes, but you get no more rewards for them.',
  ru: 'Тот, кто пригласил вас, и те, кто выше него, увидят «Закрытый аккаунт» без логина и уже начисленные суммы. У тех, кого пригласили вы, ничего не изменится, но вознаграждение за них прекратится.',
};

/** What a closing does, in words. */
export function closingTexts(
  { settings: { capabilities } }: Pick<TransactionContext, 'settings'>,
  language: Schema<'Language'>,
): Pick<Schema<'AccountClosing'>, 'ends' | 'removed' | 'kept' | 'partners'> {
  return {
    ends: (capabilities.cases ? endsWithCases : ends)[language],
    removed: [...removed[language]],
    kept: [...kept[language]],
    partners: capabilities.referrals ? partners[language] : null,
  };
}
