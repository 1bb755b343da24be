import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  accrual: {
    held: 'Удерживается',
    released: 'Выплачено',
    forfeited: 'Потеряно',
  },
  deposit: {
    waiting: 'Ожидает начала',
    in_work: 'В работе',
    awaiting_completion: 'Ожидает завершения',
    closed: 'Закрыт',
  },
  operation: {
    deposit_accrual: 'Начисление по депозиту',
    accruals_released: 'Выплата начислений',
    accruals_forfeited: 'Начисления, потерянные при досрочном закрытии',
    referral_reward: 'Реферальное вознаграждение',
    matching_reward: 'Матчинг-бонус',
    turnover_award: 'Награда за оборот',
    case_prize: 'Приз из кейса',
    refill: 'Пополнение',
    withdrawal: 'Вывод средств',
    withdrawal_fee: 'Комиссия за вывод',
    withdrawal_returned: 'Возврат вывода',
    withdrawal_fee_returned: 'Возврат комиссии за вывод',
    deposit_opened: 'Открытие депозита',
    deposit_renewed: 'Продление депозита автоинвестированием',
    deposit_closed: 'Закрытие депозита',
    deposit_exit_fee: 'Комиссия за досрочное закрытие',
    exchange_sold: 'Обмен, продажа',
    exchange_bought: 'Обмен, покупка',
    exchange_fee: 'Комиссия за обмен',
    subscription_paid: 'Подписка',
    case_bought: 'Покупка кейса',
    correction: 'Исправление',
  },
};
