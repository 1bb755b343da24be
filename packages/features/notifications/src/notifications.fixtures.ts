import type { Schema } from '@meridian/api-client';
import type { NotificationHrefs } from './subjectHref.ts';

type Notification = Schema<'Notification'>;

const about = (
  day: number,
  topic: Notification['topic'],
  title: string,
  text: string,
  read: boolean,
): Notification => ({
  id: `0198f7c4-64c2-7d03-a9b8-${String(day).padStart(12, '0')}`,
  date: `2026-09-${String(day).padStart(2, '0')}T09:30:00Z`,
  topic,
  topicId: ['refill', 'deposit', 'withdrawal', 'news'].includes(topic)
    ? '0198f7be-41d7-7c3a-b0e2-5a9f7d18c604'
    : null,
  title,
  text,
  read,
});

/** Newest first: three unread, one of every topic. */
export const latest: readonly Notification[] = [
  about(28, 'refill', 'Your refill is credited', '1250 USDT is on your balance.', false),
  about(27, 'sign_in', 'New sign-in', 'Chrome on Windows. If it was not you, change your password.', false),
  about(26, 'partners', 'A new partner: viktor', 'They registered with your link.', false),
  about(25, 'deposit', 'Your deposit has ended', 'The body and the accruals are on your balance.', true),
  about(24, 'withdrawal', 'Your withdrawal is complete', '300 USDT reached your wallet.', true),
  about(23, 'wallet', 'A wallet was changed', 'USDT on TRON (TRC-20).', true),
  about(22, 'cases', 'Your prize is credited', '10 USDT from the case “Start”.', true),
  about(21, 'verification', 'Your account is verified', '', true),
  about(20, 'security', 'Your phone is confirmed', '', true),
  about(19, 'subscription', 'Your subscription is active', 'Until 19 December 2026.', true),
  about(18, 'news', 'Refills on Ethereum are paused', '', true),
];

/** Two pages. */
export const someNotifications: readonly Notification[] = [
  ...latest,
  ...Array.from({ length: 14 }, (_, index) =>
    about(14 - index, 'deposit', 'An accrual was added', `Deposit ${index + 1}.`, true),
  ),
];

/** The longest titles and texts, read and unread, with and without a page of their own. */
export const longNotifications: readonly Notification[] = [
  about(
    28,
    'deposit',
    'Депозит по плану «Сбалансированный долгосрочный» завершён, и сумма с начислениями зачислена на баланс',
    '139 012 344,552936 USDT на балансе. Автопродление было выключено, поэтому новый депозит не открыт.',
    false,
  ),
  about(
    28,
    'wallet',
    'Кошелёк USDT в сети TRON (TRC-20) заменён на новый адрес',
    'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    false,
  ),
  about(
    27,
    'partners',
    'Новый партнёр: konstantin.konstantinopolsky.1984@long-domain-name.example',
    'Зарегистрирован по вашей ссылке.',
    true,
  ),
].map((one, index) => ({ ...one, id: `0198f7c4-64c2-7d03-a9b8-${String(index).padStart(12, '0')}` }));

/** What arrives while the page is open. */
export const arriving = about(
  29,
  'withdrawal',
  'Your withdrawal was rejected',
  'The money is returned.',
  false,
);

export const hrefs: NotificationHrefs = {
  refillDetails: (id) => `#refill/${id}`,
  depositDetails: (id) => `#deposits/${id}`,
  withdrawalDetails: (id) => `#withdrawal/${id}`,
  refill: '#refill',
  deposits: '#deposits',
  withdrawal: '#withdrawal',
  verification: '#verification',
  sessions: '#sessions',
  partners: '#partners',
};
