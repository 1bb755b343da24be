import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  rate: '1 {{from}} = {{rate}} {{to}}',
  rateCut: '1 {{from}} = {{rate}}… {{to}}',
  form: {
    loading: 'Загружаем форму',
    choose: 'Выберите валюту',
    from: 'Продать',
    to: 'Купить',
    sold: 'Вы отдаёте',
    received: 'Вы получите',
    swap: 'Поменять валюты местами',
    amountRequired: 'Введите сумму обмена.',
    risk: 'Курсы меняются. Обратный обмен может принести меньше, чем вы отдали.',
    submit: 'Проверить обмен',
    submitAmount: 'Проверить обмен {{amount}}',
  },
  amount: {
    range: 'От {{minimum}} до {{maximum}}.',
    insufficient: 'На балансе только {{available}}.',
    belowMinimum: 'Минимальная сумма обмена — {{minimum}}.',
    aboveMaximum: 'Максимальная сумма обмена — {{maximum}}.',
    feeTakesAll: 'Слишком мало: после комиссии ничего не останется.',
  },
  summary: {
    title: 'Расчёт',
    empty: 'Введите сумму — покажем, сколько вы получите.',
  },
  terms: {
    rate: 'Курс',
    feeName: 'Комиссия',
    validUntil: 'Курс действует до',
  },
  confirm: {
    title: 'Обменять {{from}} на {{to}}?',
    sold: 'Спишется с баланса',
    bought: 'Сумма по курсу',
    feeHint: '{{percent}} % от суммы по курсу.',
    received: 'Вы получите сразу',
    rounding: 'Точные суммы определятся при обмене. Они округляются вниз до последнего знака валюты.',
    submit: 'Обменять {{amount}}',
    cancel: 'Назад',
    pending: 'Обмениваем',
    irreversible: 'Обмен нельзя отменить. Обратный обмен пройдёт по курсу на тот момент и снова с комиссией.',
  },
  result: {
    title: 'Обмен выполнен',
    body: 'Деньги уже на балансе.',
    received: 'Вы получили',
    sold: 'Списано с баланса',
    date: 'Дата',
    toOperations: 'Посмотреть в операциях',
    again: 'Обменять ещё',
  },
  history: {
    title: 'Последние обмены',
    all: 'Все обмены',
    empty: 'Обменов пока не было.',
    pair: '{{from}} на {{to}}',
  },
  empty: {
    title: 'Пока нечего обменивать',
    body: 'Когда на балансе появятся деньги в любой валюте, здесь их можно будет обменять по показанному курсу.',
    action: 'Пополнить',
  },
};
