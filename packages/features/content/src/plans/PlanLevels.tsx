import type { Schema } from '@meridian/api-client';
import { compareCases, type DecimalString, formatPercent, type Money, subtract } from '@meridian/money';
import { Amount, MoneyLevels } from '@meridian/ui';
import type { ReactNode } from 'react';
import { fill, type LevelWords } from './calculator/words.ts';

interface PlanLevelsProps {
  plan: Schema<'DepositPlan'>;
  /** What is put in. */
  body: DecimalString;
  words: LevelWords;
  /** BCP 47, such as `ru-RU`. */
  locale: string;
  /** The day on which it is left, as a tick. */
  day?: number;
  /** Writes an outcome instead of the amount that it is for `body`. */
  write?: (outcome: (body: DecimalString) => Money) => ReactNode;
}

/** What comes back of a deposit before its end and at its end. The formulas are those of the server. */
export function PlanLevels({ plan, body, words, locale, day, write }: PlanLevelsProps) {
  const { timeInDays, exitFeePercent, currency } = plan;
  const cases = (amount: DecimalString) => compareCases(amount, plan, timeInDays);
  const early = (amount: DecimalString) => compareCases(amount, plan, 0).paidInFull;
  const values = { day: timeInDays, fee: formatPercent(exitFeePercent, locale) };
  const wordsOf = (level: Exclude<keyof LevelWords, 'label'>, outcome: (body: DecimalString) => Money) => (
    <>
      {write ? write(outcome) : <Amount value={outcome(body)} />} <span>{fill(words[level], values)}</span>
    </>
  );
  return (
    <MoneyLevels
      label={words.label}
      days={timeInDays}
      gain={cases(body).paidInFull.result.amount}
      loss={subtract('0', early(body).result.amount)}
      words={{
        end: wordsOf('end', (amount) => cases(amount).paidInFull.receipt),
        half: wordsOf('half', (amount) => cases(amount).halfPaid.receipt),
        body: wordsOf('body', (amount) => ({ amount, currency })),
        early: wordsOf('early', (amount) => early(amount).receipt),
        lost: wordsOf('lost', (amount) => cases(amount).totalLoss.receipt),
      }}
      {...(day !== undefined && { now: day })}
    />
  );
}
