import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Слова главной страницы кабинета. */
export const ru: Translation<typeof en> = {
  balance: {
    available: 'Доступный баланс',
    availableShort: 'Доступно',
    alsoAvailable: 'Также доступно: {{amounts}}.',
    heldAccruals: 'Начисления, удерживаемые до конца тарифов: {{amounts}}.',
    inWithdrawal: 'Зарезервировано под текущие выводы: {{amounts}}.',
  },
  action: {
    refill: 'Пополнить',
    invest: 'Инвестировать',
    withdraw: 'Вывести',
  },
  bar: {
    title: 'Балансы',
    refill: 'Пополнено',
    withdraw: 'Выведено',
    activeDeposits: 'Активные депозиты',
    earned: 'Заработано',
    referrals: 'За рефералов',
    total: 'Всего',
  },
  deposits: {
    title: 'Активные депозиты',
    all: 'Все депозиты',
    shown_one: 'Показано {{shown}} из {{count}} депозита.',
    shown_few: 'Показано {{shown}} из {{count}} депозитов.',
    shown_many: 'Показано {{shown}} из {{count}} депозитов.',
    shown_other: 'Показано {{shown}} из {{count}} депозита.',
    progress: 'Тариф',
    days_one: '{{accrued}} из {{count}} дня',
    days_few: '{{accrued}} из {{count}} дней',
    days_many: '{{accrued}} из {{count}} дней',
    days_other: '{{accrued}} из {{count}} дня',
    plan: 'План «{{plan}}»',
    amount: 'Сумма',
    start: 'Начнётся',
    completion: 'Завершение',
    accrued: 'Начислено',
    accruedHint: 'Удерживается до конца тарифа; при досрочном закрытии теряется.',
    accruedHintEnded: 'Срок закончился; удерживается до завершения депозита.',
    autoinvestment: 'Автоинвестирование включено: в этот день начнётся новый депозит по тому же плану.',
    payout: 'В этот день сумма и начисления поступят на баланс.',
    empty: {
      title: 'Активных депозитов нет',
      body: 'Здесь будет каждый депозит до его закрытия: сколько начислено и сколько дней осталось.',
      action: 'Посмотреть планы',
    },
  },
  operations: {
    title: 'Последние операции',
    all: 'Все операции',
    date: 'Дата',
    operation: 'Операция',
    amount: 'Сумма',
    balanceAfter: 'Баланс после',
    status: 'Статус',
  },
  awaitedRefill: {
    title: 'Ожидается пополнение на {{amount}}',
    body: 'Деньги поступят на баланс, как только сеть подтвердит перевод. Адрес для перевода — в подробностях пополнения.',
    action: 'Посмотреть пополнение',
  },
  firstSteps: {
    title: 'Операций пока нет',
    body: 'Здесь будут ваши депозиты и операции. Первый шаг — пополнение: выберите валюту и платёжную систему, и вы увидите адрес для перевода.',
    action: 'Перейти к пополнению',
  },
};
