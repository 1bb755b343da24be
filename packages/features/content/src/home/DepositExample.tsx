import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { compare, compareCases, type DecimalString, formatAmount } from '@meridian/money';
import { Amount, daysPerDot, MoneyLegend, Percent } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import { levelWords } from '../plans/calculator/words.ts';
import { PlanLevels } from '../plans/PlanLevels.tsx';
import css from './DepositExample.module.css';

type Plan = Schema<'DepositPlan'>;

const MOST_TERMS = 3;

/** Nothing but examples. */
const examples = ['50', '500', '1000', '5000'] as const;
const firstExample = '1000';

/** The first plan of each term in the currency of the first plan, the shortest first. */
export function plansByTerm(plans: readonly Plan[]): readonly Plan[] {
  const ofCurrency = plans.filter(({ currency }) => currency === plans[0]?.currency);
  const terms = [...new Set(ofCurrency.map(({ timeInDays }) => timeInDays))].sort((a, b) => a - b);
  return terms
    .flatMap((term) => ofCurrency.find(({ timeInDays }) => timeInDays === term) ?? [])
    .slice(0, MOST_TERMS);
}

/** The examples that every plan takes. */
export const amountsWithin = (plans: readonly Plan[]): readonly DecimalString[] =>
  examples.filter((amount) =>
    plans.every(
      ({ minimumDeposit, maximumDeposit }) =>
        compare(amount, minimumDeposit.amount) >= 0 && compare(amount, maximumDeposit.amount) <= 0,
    ),
  );

/**
 * What leaving a deposit brings, and what its end does, for a few terms and amounts. It needs no script: the style sheet shows the
 * chosen term and the chosen amount.
 */
export function DepositExample({ plans }: { plans: PlanFigures['items'] }) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const shown = plansByTerm(plans);
  const amounts = amountsWithin(shown);
  const currency = shown[0]?.currency ?? '';
  return (
    <div className={css.root}>
      <div className={css.switches}>
        {amounts.length > 1 && (
          <fieldset className={css.switch} data-of="amount">
            <legend className={css.legend}>{t('home.example.amount', { currency })}</legend>
            {amounts.map((amount) => (
              <label key={amount} className={css.choice}>
                <input
                  type="radio"
                  name="example-amount"
                  value={amount}
                  defaultChecked={amount === (amounts.includes(firstExample) ? firstExample : amounts[0])}
                  className={css.radio}
                />
                <span>{formatAmount(amount, locale, 0)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {shown.length > 1 && (
          <fieldset className={css.switch} data-of="term">
            <legend className={css.legend}>{t('plans.terms.term')}</legend>
            {shown.map(({ id, timeInDays }, index) => (
              <label key={id} className={css.choice}>
                <input
                  type="radio"
                  name="example-term"
                  value={id}
                  defaultChecked={index === 0}
                  className={css.radio}
                />
                <span>{t('plans.days', { count: timeInDays })}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {shown.map((plan) => (
        <Example
          key={plan.id}
          plan={plan}
          amounts={amounts.length > 0 ? amounts : [plan.minimumDeposit.amount]}
        />
      ))}
    </div>
  );
}

interface ExampleProps {
  plan: Plan;
  amounts: readonly DecimalString[];
}

function Example({ plan, amounts }: ExampleProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const { timeInDays, minimumDeposit } = plan;
  /** Each amount in its place; the style sheet shows one. */
  const each = (figure: (amount: DecimalString) => ReactNode) =>
    amounts.map((amount) => (
      <span key={amount} className={css.figure}>
        {figure(amount)}
      </span>
    ));
  const leaving = (amount: DecimalString) => compareCases(amount, plan, 0).paidInFull;
  return (
    <section className={css.example}>
      <h2 className={css.name}>
        <span>{t('home.example.title', { plan: plan.name })}</span>{' '}
        <span className={css.rate}>
          <Percent value={plan.dailyYieldPercent} /> <span>{t('plans.card.perDay')}</span>
        </span>
      </h2>
      <p className={css.leave}>{t('home.example.leave', { day: timeInDays })}</p>
      <p className={css.outcome}>
        <strong>
          {each((amount) => (
            <Amount size="32" value={leaving(amount).receipt} />
          ))}
        </strong>
        <span>
          {each((amount) => (
            <Amount size="20" value={leaving(amount).result} sign="always" />
          ))}
        </span>
      </p>
      <PlanLevels
        plan={plan}
        // Each amount has the same levels.
        body={minimumDeposit.amount}
        words={levelWords(t)}
        locale={locale}
        write={(outcome) => each((amount) => <Amount value={outcome(amount)} />)}
      />
      <MoneyLegend
        items={[{ mark: 'held', text: t('home.example.held', { count: daysPerDot(timeInDays) }) }]}
      />
    </section>
  );
}
