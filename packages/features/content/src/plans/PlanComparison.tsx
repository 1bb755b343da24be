import type { Schema } from '@meridian/api-client';
import { formatMoney, formatPercent, calculateYearlyYield } from '@meridian/money';
import { markPart, pageParts } from '@meridian/page-parts';
import { LinkButton, Percent } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './PlanComparison.module.css';
import { useQuarterName } from './useQuarterName.ts';

type Plan = PlanFigures['items'][number];

interface PlanComparisonProps {
  plans: PlanFigures['items'];
  /** What closed deposits brought. Undefined where they are switched off. */
  results: Schema<'PlanResultList'> | undefined;
  /** Where a plan is confirmed. The id of the plan is added as its query. */
  investHref: string;
}

/**
 * All terms of all plans, a column for each plan, with its rate and its action in the head. A phone shows one column, and a switch
 * of plans above it that needs no script.
 */
export function PlanComparison({ plans, results, investHref }: PlanComparisonProps) {
  const { t, i18n } = useTranslation(messages);
  const money = (value: Plan['minimumDeposit']) => formatMoney(value, i18n.language);
  const delay = (seconds: number) =>
    seconds === 0 ? t('plans.table.atOnce') : t('plans.hours', { count: Math.ceil(seconds / 3600) });
  const rows: readonly { id: string; label: string; cell: (plan: Plan) => ReactNode }[] = [
    {
      id: 'term',
      label: t('plans.terms.term'),
      cell: (plan) => t('plans.days', { count: plan.timeInDays }),
    },
    { id: 'from', label: t('plans.terms.minimum'), cell: (plan) => money(plan.minimumDeposit) },
    { id: 'to', label: t('plans.terms.maximum'), cell: (plan) => money(plan.maximumDeposit) },
    { id: 'exit', label: t('plans.terms.exitFee'), cell: (plan) => <Percent value={plan.exitFeePercent} /> },
    {
      id: 'split',
      label: t('plans.terms.split'),
      cell: ({ split }) => (
        <>
          <Percent value={split.savingsPercent} /> <span>/</span> <Percent value={split.activePercent} />
        </>
      ),
    },
    {
      id: 'auto',
      label: t('plans.terms.autoinvestment'),
      cell: (plan) => t(plan.autoinvestment ? 'plans.table.possible' : 'plans.table.impossible'),
    },
    { id: 'start', label: t('plans.terms.start'), cell: (plan) => delay(plan.startDelaySeconds) },
    { id: 'payout', label: t('plans.terms.payout'), cell: (plan) => delay(plan.payoutDelaySeconds) },
  ];
  return (
    <div className={css.root}>
      <fieldset className={css.switch}>
        <legend className={css.legend}>{t('plans.table.plan')}</legend>
        {plans.map(({ id, name }, index) => (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="comparison"
              value={id}
              defaultChecked={index === 0}
              className={css.radio}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <table className={css.table}>
        <caption className={css.legend}>{t('plans.table.caption')}</caption>
        <thead>
          <tr className={css.row}>
            <th scope="col" className={css.corner}>
              <span className={css.legend}>{t('plans.table.terms')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={css.plan}>
                <div className={css.card}>
                  <p className={css.name}>{plan.name}</p>
                  <p className={css.about}>{plan.description}</p>
                  <p className={css.rate}>
                    <Percent value={plan.dailyYieldPercent} />{' '}
                    <span className={css.unit}>{t('plans.card.perDay')}</span>
                  </p>
                  <p className={css.year}>
                    {t('plans.card.perYear', {
                      rate: formatPercent(calculateYearlyYield(plan.dailyYieldPercent), i18n.language),
                    })}
                  </p>
                  <LinkButton
                    href={`${investHref}?plan=${plan.id}`}
                    aria-label={t('plans.card.chooseNamed', { plan: plan.name })}
                  >
                    {t('plans.card.choose')}
                  </LinkButton>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cell }) => (
            <tr key={id} className={css.row}>
              <th scope="row" className={css.label}>
                {label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={css.cell}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
          {results && <ResultsRow plans={plans} results={results} />}
        </tbody>
      </table>
    </div>
  );
}

/** The newest quarter of what closed deposits brought, beside the rates. */
function ResultsRow({
  plans,
  results: { items, fewestDeposits },
}: {
  plans: PlanFigures['items'];
  results: Schema<'PlanResultList'>;
}) {
  const { t, i18n } = useTranslation(messages);
  const quarterName = useQuarterName();
  const [newest] = items;
  if (newest === undefined) return null;
  const resultOf = ({ id }: Plan) =>
    items.find(({ plan, quarter }) => plan.id === id && quarter === newest.quarter);
  return (
    <tr className={css.row} {...markPart(pageParts.capability, 'planResults')}>
      <th scope="row" className={css.label}>
        {t('plans.results.row', { quarter: quarterName(newest.quarter) })}
      </th>
      {plans.map((plan) => {
        const result = resultOf(plan);
        return (
          <td key={plan.id} className={css.cell}>
            {result ? (
              <>
                <Percent value={result.resultPercent} />
                <span className={css.target}>
                  {t('plans.results.rowTarget', {
                    rate: formatPercent(result.planPercent, i18n.language),
                  })}
                </span>
              </>
            ) : (
              t('plans.results.rowNone', { count: fewestDeposits })
            )}
          </td>
        );
      })}
    </tr>
  );
}
