import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  accrual: {
    held: 'Удерживается',
    released: 'Выплачено',
    forfeited: 'Потеряно',
  },
  deposit: {
    waiting: 'Ожидает',
    in_work: 'В работе',
    awaiting_completion: 'Завершается',
    closed: 'Закрыт',
  },
  column: {
    date: 'Дата',
    operation: 'Операция',
    status: 'Статус',
    amount: 'Сумма',
    balanceAfter: 'Баланс после',
  },
  operation: {
    deposit_accrual: 'Начисление',
    accruals_released: 'Выплата начислений',
    accruals_forfeited: 'Потерянные начисления',
    referral_reward: 'Реферальное вознаграждение',
    matching_reward: 'Матчинг-бонус',
    turnover_award: 'Награда за оборот',
    case_prize: 'Приз из кейса',
    refill: 'Пополнение',
    withdrawal: 'Вывод средств',
    withdrawal_fee: 'Комиссия за вывод',
    withdrawal_returned: 'Возврат вывода',
    withdrawal_fee_returned: 'Возврат комиссии',
    deposit_opened: 'Открытие депозита',
    deposit_renewed: 'Продление депозита',
    deposit_closed: 'Закрытие депозита',
    deposit_exit_fee: 'Комиссия за закрытие',
    exchange_sold: 'Обмен, продажа',
    exchange_bought: 'Обмен, покупка',
    exchange_fee: 'Комиссия за обмен',
    subscription_paid: 'Подписка',
    case_bought: 'Покупка кейса',
    correction: 'Исправление',
  },
};
