import type { DepositRow } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { getDayLength } from './receipts.ts';
import { findObstacle, obstacleWords } from './renewal.ts';

/** Days between the reminder and the end of the term. */
const REMINDER_DAYS = 3;

/** Whether the reminder is due at this end of a full day. */
export function isReminder(row: DepositRow, at: Date): boolean {
  return Math.round((row.endsAt.getTime() - at.getTime()) / getDayLength(row)) === REMINDER_DAYS;
}

const endings = {
  paid: {
    en: 'Body and accruals, less any loss, then come to your balance.',
    ru: 'Сумма депозита и начисления за вычетом потерь, если они будут, придут на баланс.',
  },
  body: {
    en: 'Less any loss, the body then goes into a new deposit, and the accruals come to your balance.',
    ru: 'Сумма депозита уйдёт в новый депозит, начисления придут на баланс — за вычетом потерь, если они будут.',
  },
  body_and_accruals: {
    en: 'Body and accruals, less any loss, then go into a new deposit.',
    ru: 'Сумма депозита и начисления за вычетом потерь, если они будут, уйдут в новый депозит.',
  },
} as const;

/** Says what will happen at the end of the term, while it can still be changed. */
export function endNotice(context: TransactionContext, row: DepositRow, at: Date) {
  const { id, investorId, plan, autoinvestment, renewalAmount } = row;
  const obstacle = findObstacle(context, row);
  const ending = endings[autoinvestment && !obstacle ? renewalAmount : 'paid'];
  const why = obstacle && obstacleWords(obstacle, row);
  // Other plans leave nothing to choose.
  const choice = plan.autoinvestment
    ? { en: ' You can change this until the payout.', ru: ' До выплаты это можно изменить.' }
    : { en: '', ru: '' };
  return {
    investorId,
    at,
    topic: 'deposit',
    topicId: id,
    title: {
      en: `A term ends in ${REMINDER_DAYS} days`,
      ru: `До конца срока ${REMINDER_DAYS} дня`,
    },
    text: {
      en: `Plan “${plan.name.en}”. ${ending.en}${why ? ` ${why.en}` : ''}${choice.en}`,
      ru: `План «${plan.name.ru}». ${ending.ru}${why ? ` ${why.ru}` : ''}${choice.ru}`,
    },
  } as const;
}
