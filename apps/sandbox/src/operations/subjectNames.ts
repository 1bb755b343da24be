import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';

/** Names of operations in letters, as the cabinet has them. */
export const subjectNames: Readonly<Record<Schema<'OperationSubject'>, Bilingual>> = {
  deposit_accrual: { en: 'Deposit accrual', ru: 'Начисление' },
  accruals_released: { en: 'Accruals paid out', ru: 'Выплата начислений' },
  accruals_forfeited: { en: 'Accruals lost', ru: 'Сгоревшие начисления' },
  referral_reward: { en: 'Referral reward', ru: 'Вознаграждение за партнёра' },
  matching_reward: { en: 'Matching', ru: 'Бонус с начислений партнёра' },
  turnover_award: { en: 'Turnover award', ru: 'Награда за оборот' },
  case_prize: { en: 'Case prize', ru: 'Приз из кейса' },
  refill: { en: 'Refill', ru: 'Пополнение' },
  withdrawal: { en: 'Withdrawal', ru: 'Вывод' },
  withdrawal_fee: { en: 'Withdrawal fee', ru: 'Комиссия за вывод' },
  withdrawal_returned: { en: 'Withdrawal returned', ru: 'Возврат: вывод не состоялся' },
  withdrawal_fee_returned: { en: 'Withdrawal fee returned', ru: 'Возврат комиссии' },
  deposit_opened: { en: 'Deposit opened', ru: 'Открытие депозита' },
  deposit_renewed: { en: 'Autoinvestment', ru: 'Автопродление депозита' },
  deposit_closed: { en: 'Deposit closed', ru: 'Закрытие депозита' },
  deposit_exit_fee: { en: 'Fee for early closing', ru: 'Комиссия за досрочное закрытие' },
  exchange_sold: { en: 'Exchange, sold', ru: 'Обмен: списано' },
  exchange_bought: { en: 'Exchange, bought', ru: 'Обмен: зачислено' },
  exchange_fee: { en: 'Exchange fee', ru: 'Комиссия за обмен' },
  subscription_paid: { en: 'Subscription', ru: 'Подписка' },
  case_bought: { en: 'Case bought', ru: 'Покупка кейса' },
  correction: { en: 'Correction', ru: 'Корректировка' },
};
