import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  what: 'Что закрыть',
  whole: 'Весь депозит, {{amount}}',
  part: 'Часть депозита',
  amount: 'Какую часть закрыть',
  required: 'Введите сумму, которую хотите забрать из депозита.',
  range: 'До {{maximum}}: в депозите должен остаться минимум плана.',
  belowMinimum: 'Минимальная часть: {{minimum}}.',
  aboveMaximum: 'Максимальная часть: {{maximum}}. В депозите должен остаться минимум плана.',
  exitFeeHint: '{{percent}} % от части',
  forfeited: 'Сгорят начисления на эту часть',
  atEnd: 'Эта часть, если дождаться конца срока',
  remaining: 'Останется в депозите',
  remainingHint: 'Вместе с начислениями {{amount}}, {{date}}, при полной выплате. Не гарантировано.',
  notContinued: 'Остаток депозита не продлится',
  irreversible:
    'Деньги сразу поступят на баланс. Вернуть закрытую часть нельзя: пополнение — это новый депозит со своим сроком.',
  confirm: 'Закрыть часть и получить {{amount}}',
  confirmNone: 'Закрыть часть',
};
