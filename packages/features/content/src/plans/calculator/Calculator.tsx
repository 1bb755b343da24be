import type { Schema } from '@meridian/api-client';
import {
  compare,
  compareCases,
  countDecimals,
  type DepositCase,
  formatPercent,
  formatMoney,
  isDecimal,
  type Money,
  subtract,
} from '@meridian/money';
import { Amount, MoneyField, type MoneyFieldMessages, moneyValue, NumberField, Text } from '@meridian/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Exit, type ExitFigures, feeText, leftAfter, subscriptionAfter } from '../../fees/exitFees.ts';
import { PlanLevels } from '../PlanLevels.tsx';
import css from './Calculator.module.css';
import { type CalculatorWords, fill, type LevelWords } from './words.ts';

type Plan = Schema<'DepositPlan'>;

export interface CalculatorProps {
  /** At least one. */
  plans: readonly Plan[];
  /** The rate and the term of each plan in one line, by its id. */
  labels: Readonly<Record<string, string>>;
  /** The term of each plan, such as `30 days`. */
  durations: Readonly<Record<string, string>>;
  exitFigures: ExitFigures;
  words: CalculatorWords;
  levels: LevelWords;
  /** BCP 47, such as `ru-RU`. */
  locale: string;
}

/** What a user chose. The address of the page carries it. */
interface Choice {
  planId: string;
  amount: ReturnType<typeof moneyValue>;
  days: number;
}

const smallest = (plan: Plan, locale: string): Choice => ({
  planId: plan.id,
  amount: moneyValue(plan.minimumDeposit.amount, locale),
  days: plan.timeInDays,
});

/** Reads a choice from the query of an address. What is not readable stays as it was. */
function readChoice(search: string, plans: readonly Plan[], locale: string): Choice | undefined {
  const query = new URLSearchParams(search);
  const plan = plans.find(({ id }) => id === query.get('plan'));
  if (!plan) return undefined;
  const amount = query.get('amount') ?? '';
  // What the field would reject is not read from an address either.
  const isAmount = isDecimal(amount) && countDecimals(amount) <= plan.decimals && compare(amount, '0') >= 0;
  const days = Number(query.get('days'));
  const initial = smallest(plan, locale);
  return {
    planId: plan.id,
    amount: isAmount ? moneyValue(amount, locale) : initial.amount,
    days: Number.isInteger(days) && days >= 1 && days <= plan.timeInDays ? days : initial.days,
  };
}

// The address is known to the browser alone: the server renders the smallest deposit, and so does the hydration.
const neverChanges = () => () => undefined;
const readSearch = () => window.location.search;
const noSearch = () => '';

/** What the money field says about an amount that it cannot take. */
const moneyMessages = (words: CalculatorWords): MoneyFieldMessages => ({
  unreadable: (reason, decimals) =>
    reason === 'too_many_decimals' ? fill(words.tooManyDecimals, { decimals }) : words.unreadable,
  ambiguous: ([grouped, decimal]) => fill(words.ambiguous, { grouped, decimal }),
  belowMinimum: (minimum) => fill(words.belowMinimum, { minimum }),
  aboveMaximum: (maximum) => fill(words.aboveMaximum, { maximum }),
  understood: (amount) => fill(words.understood, { amount }),
});

/** Compares what could come back from a deposit. The formulas are those of the server. */
export function Calculator({
  plans,
  labels,
  durations,
  exitFigures,
  words,
  levels,
  locale,
}: CalculatorProps) {
  const [first] = plans;
  if (!first) throw new Error('The calculator needs a plan.');
  const search = useSyncExternalStore(neverChanges, readSearch, noSearch);
  const shared = useMemo(() => readChoice(search, plans, locale), [search, plans, locale]);
  const [changed, setChanged] = useState<Choice>();
  const choice = changed ?? shared ?? smallest(first, locale);
  const plan = plans.find(({ id }) => id === choice.planId) ?? first;
  const { currency, decimals, minimumDeposit, maximumDeposit, timeInDays } = plan;

  function change(next: Choice) {
    setChanged(next);
    const address = new URL(window.location.href);
    address.searchParams.set('plan', next.planId);
    address.searchParams.set('amount', next.amount.amount ?? '');
    address.searchParams.set('days', String(next.days));
    window.history.replaceState(null, '', address);
  }

  const messages = useMemo(() => moneyMessages(words), [words]);
  const { amount } = choice.amount;
  const isWithin =
    amount !== null &&
    compare(amount, minimumDeposit.amount) >= 0 &&
    compare(amount, maximumDeposit.amount) <= 0;
  const hasDays = Number.isInteger(choice.days) && choice.days >= 1 && choice.days <= timeInDays;
  const isComplete = isWithin && hasDays;
  return (
    <div className={css.root}>
      <div className={css.form}>
        <fieldset className={css.plans}>
          <legend className={css.legend}>{words.plan}</legend>
          {plans.map((one) => (
            <label key={one.id} className={css.choice}>
              <input
                type="radio"
                name="plan"
                value={one.id}
                checked={one.id === plan.id}
                onChange={() => change(smallest(one, locale))}
                className={css.radio}
              />
              <span>{one.name}</span>
            </label>
          ))}
          <p className={css.rate}>{labels[plan.id]}</p>
        </fieldset>
        <MoneyField
          // Another plan begins without the error of the last one.
          key={plan.id}
          label={words.amount}
          requiredMessage={words.amountRequired}
          description={fill(words.bounds, {
            minimum: formatMoney(minimumDeposit, locale),
            maximum: formatMoney(maximumDeposit, locale),
          })}
          currency={currency}
          decimals={decimals}
          minimum={minimumDeposit.amount}
          maximum={maximumDeposit.amount}
          messages={messages}
          value={choice.amount}
          onChange={(value) => change({ ...choice, planId: plan.id, amount: value })}
        />
        <NumberField
          label={words.days}
          description={fill(words.daysHint, { days: durations[plan.id] ?? timeInDays })}
          minValue={1}
          maxValue={timeInDays}
          decrementLabel={words.fewer}
          incrementLabel={words.more}
          messages={{ unreadable: words.daysUnreadable, outside: words.daysOutside }}
          value={choice.days}
          onChange={(days) => change({ ...choice, planId: plan.id, days })}
        />
      </div>
      <section className={css.outcomes} aria-live="polite">
        {isComplete ? (
          <Outcomes
            plan={plan}
            body={amount}
            days={choice.days}
            exitFigures={exitFigures}
            words={words}
            levels={levels}
            locale={locale}
          />
        ) : (
          <Text size={16}>{hasDays ? words.enter : words.enterDays}</Text>
        )}
        {isComplete && changed && <Text tone="muted">{words.share}</Text>}
      </section>
    </div>
  );
}

interface OutcomesProps {
  plan: Plan;
  body: Money['amount'];
  days: number;
  exitFigures: ExitFigures;
  words: CalculatorWords;
  levels: LevelWords;
  locale: string;
}

/** The outcomes before and after fees. */
function Outcomes({ plan, body, days, exitFigures, words, levels, locale }: OutcomesProps) {
  const cases = compareCases(body, plan, days);
  const exit = exitFigures.exits[plan.currency];
  const leftNone =
    exit &&
    fill(words.leftNone, {
      minimum: formatMoney(exit.minimum, locale),
      maximum: formatMoney(exit.maximum, locale),
    });
  const isSubscriptionDeducted = subscriptionAfter(days, exitFigures)?.currency === plan.currency;
  const leftLabel = isSubscriptionDeducted ? words.leftSubscribed : words.left;
  const outcomeOf = ({ receipt, result }: DepositCase) => {
    const left = leftAfter(receipt, days, exitFigures);
    return left
      ? { receipt, left, result: { ...left, amount: subtract(left.amount, body) } }
      : { receipt, left, result };
  };
  const ofAll = { label: exit ? leftLabel : words.receive, leftNone, words };
  return (
    <>
      <h3 className={css.title}>{fill(words.outcome, { day: days })}</h3>
      {cases.isEarly && (
        <Text tone="muted">{fill(words.early, { fee: formatPercent(plan.exitFeePercent, locale) })}</Text>
      )}
      <PlanLevels plan={plan} body={body} words={levels} locale={locale} day={days} />
      <ul className={css.cases} role="list">
        <Outcome title={words.paidInFull} of={outcomeOf(cases.paidInFull)} {...ofAll} />
        <Outcome title={words.halfPaid} of={outcomeOf(cases.halfPaid)} {...ofAll} />
        <Outcome title={words.totalLoss} of={outcomeOf(cases.totalLoss)} {...ofAll} />
      </ul>
      {exit && <Text tone="muted">{exitWords(exit, days, exitFigures, words, locale)}</Text>}
    </>
  );
}

/** Which fees a withdrawal after so many days has. */
function exitWords(
  { system, fee, minimum }: Exit,
  days: number,
  figures: ExitFigures,
  words: CalculatorWords,
  locale: string,
): string {
  const said = feeText(fee, locale);
  const sentences = [
    said === undefined ? fill(words.exitFree, { system }) : fill(words.exit, { system, fee: said }),
  ];
  const price = subscriptionAfter(days, figures);
  if (price) {
    const isDeducted = price.currency === minimum.currency;
    const text = isDeducted ? words.subscriptionDeducted : words.subscriptionBeside;
    sentences.push(fill(text, { price: formatMoney(price, locale) }));
  } else if (figures.subscription) sentences.push(words.subscriptionFree);
  return sentences.join(' ');
}

interface OutcomeProps {
  title: string;
  of: DepositCase & { readonly left: Money | null };
  label: string;
  /** Undefined where no payment system takes the currency out. */
  leftNone: string | undefined;
  words: CalculatorWords;
}

function Outcome({ title, of, label, leftNone, words }: OutcomeProps) {
  return (
    <li className={css.outcome}>
      <h4 className={css.name}>{title}</h4>
      <p className={css.left}>
        <span className={css.label}>{label}</span>{' '}
        {leftNone !== undefined && !of.left ? (
          <span className={css.figure}>{leftNone}</span>
        ) : (
          <span className={css.figure}>
            <Amount value={of.left ?? of.receipt} size="20" />
          </span>
        )}
      </p>
      <p className={css.result}>
        <span className={css.label}>{words.result}</span> <Amount value={of.result} sign="always" />
      </p>
    </li>
  );
}
