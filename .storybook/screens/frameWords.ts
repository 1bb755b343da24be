import type { Translation } from '@meridian/i18n';

const en = {
  nav: { label: 'Cabinet sections', more: 'More', skip: 'Skip to content', close: 'Close' },
  section: {
    cabinet: 'Cabinet',
    refill: 'Refill',
    deposits: 'Deposits',
    partners: 'Partners',
    withdrawal: 'Withdrawal',
    exchange: 'Exchange',
    operations: 'Operations',
    cases: 'Cases',
    settings: 'Settings',
  },
  title: {
    cabinet: 'Cabinet',
    refill: 'Refill',
    deposits: 'Deposits',
    invest: 'Invest',
    exchange: 'Exchange',
    partners: 'Partners',
    cases: 'Cases',
    withdrawal: 'Withdrawal',
    operations: 'Operations',
    statement: 'Statement',
    notifications: 'Notifications',
    settings: 'Settings',
    profileSettings: 'Profile',
    walletSettings: 'Wallets',
    verification: 'Account verification',
    subscriptionSettings: 'Subscription',
    passwordSettings: 'Password',
    securitySettings: 'Security code',
    devices: 'Sessions and devices',
    securityHistory: 'Security history',
    counted: 'Proof of balance',
    myData: 'My data',
    notificationSettings: 'Notification settings',
    appearanceSettings: 'Language and appearance',
    confirmEmail: 'Confirm your e-mail',
  },
  account: { signOut: 'Sign out', notifications: 'Notifications' },
  entrance: {
    title: 'The rate, the fee and what you can lose: you see all of it before you confirm.',
    stages: {
      balance: { title: 'On your balance', text: 'Nothing is locked until you confirm a deposit.' },
      held: {
        title: 'Held',
        text: 'An accrual is added every full day. It unlocks at the end of the term.',
      },
      payout: { title: 'Paid out', text: 'Body and accruals come back to your balance together.' },
    },
    risk: 'Rates are not guaranteed. You can lose part of your money, or all of it.',
  },
} as const;

const ru: Translation<typeof en> = {
  nav: { label: 'Разделы кабинета', more: 'Ещё', skip: 'Перейти к содержанию', close: 'Закрыть' },
  section: {
    cabinet: 'Кабинет',
    refill: 'Пополнение',
    deposits: 'Депозиты',
    partners: 'Партнёры',
    withdrawal: 'Вывод',
    exchange: 'Обмен',
    operations: 'Операции',
    cases: 'Кейсы',
    settings: 'Настройки',
  },
  title: {
    cabinet: 'Кабинет',
    refill: 'Пополнение',
    deposits: 'Депозиты',
    invest: 'Новый депозит',
    exchange: 'Обмен',
    partners: 'Партнёры',
    cases: 'Кейсы',
    withdrawal: 'Вывод средств',
    operations: 'Операции',
    statement: 'Выписка',
    notifications: 'Уведомления',
    settings: 'Настройки',
    profileSettings: 'Профиль',
    walletSettings: 'Кошельки',
    verification: 'Верификация аккаунта',
    subscriptionSettings: 'Подписка',
    passwordSettings: 'Пароль',
    securitySettings: 'Код безопасности',
    devices: 'Сеансы и устройства',
    securityHistory: 'История безопасности',
    counted: 'Проверка учёта баланса',
    myData: 'Мои данные',
    notificationSettings: 'Настройки уведомлений',
    appearanceSettings: 'Язык и оформление',
    confirmEmail: 'Подтверждение почты',
  },
  account: { signOut: 'Выйти', notifications: 'Уведомления' },
  entrance: {
    title: 'Ставка, комиссия и возможные потери видны до того, как вы подтвердите депозит.',
    stages: {
      balance: { title: 'На балансе', text: 'Пока вы не подтвердили депозит, ничего не заблокировано.' },
      held: {
        title: 'Удерживается',
        text: 'Начисление добавляется за каждый полный день и становится доступным в конце срока.',
      },
      payout: { title: 'Выплачено', text: 'Сумма депозита и начисления вместе приходят на баланс.' },
    },
    risk: 'Ставки не гарантированы. Можно потерять часть денег или все.',
  },
};

/**
 * What the frames of the screens say: the texts of the web app's `messages` under the same keys. Stories cannot import an app, so
 * `apps/web/test/screens.test.ts` compares them.
 */
export const frameWords = { en, ru };

export type FrameWords = Translation<typeof en>;
