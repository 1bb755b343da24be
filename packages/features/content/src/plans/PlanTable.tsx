import { formatMoney } from '@meridian/money';
import { Percent } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../parts/Disclosure.tsx';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './PlanTable.module.css';

type Plan = PlanFigures['items'][number];

/** All terms of all plans, a column for each plan. On a phone, a disclosure for each plan. */
export function PlanTable({ plans }: { plans: PlanFigures['items'] }) {
  const { t, i18n } = useTranslation('content');
  const money = (value: Plan['minimumDeposit']) => formatMoney(value, i18n.language);
  const delay = (seconds: number) =>
    seconds === 0 ? t('plans.table.atOnce') : t('plans.hours', { count: Math.ceil(seconds / 3600) });
  const rows: readonly { id: string; label: string; cell: (plan: Plan) => ReactNode }[] = [
    { id: 'rate', label: t('plans.terms.rate'), cell: (plan) => <Percent value={plan.dailyYieldPercent} /> },
    {
      id: 'term',
      label: t('plans.terms.term'),
      cell: (plan) => t('plans.days', { count: plan.timeInDays }),
    },
    { id: 'from', label: t('plans.terms.minimum'), cell: (plan) => money(plan.minimumDeposit) },
    { id: 'to', label: t('plans.terms.maximum'), cell: (plan) => money(plan.maximumDeposit) },
    {
      id: 'split',
      label: t('plans.terms.split'),
      cell: ({ split }) => (
        <>
          <Percent value={split.savingsPercent} /> / <Percent value={split.activePercent} />
        </>
      ),
    },
    { id: 'exit', label: t('plans.terms.exitFee'), cell: (plan) => <Percent value={plan.exitFeePercent} /> },
    {
      id: 'auto',
      label: t('plans.terms.autoinvestment'),
      cell: (plan) => t(plan.autoinvestment ? 'plans.table.possible' : 'plans.table.impossible'),
    },
    { id: 'start', label: t('plans.terms.start'), cell: (plan) => delay(plan.startDelaySeconds) },
    { id: 'payout', label: t('plans.terms.payout'), cell: (plan) => delay(plan.payoutDelaySeconds) },
  ];
  return (
    <>
      <div className={css.lists}>
        <p className={css.caption}>{t('plans.table.caption')}</p>
        {plans.map((plan) => (
          <Disclosure key={plan.id} id={`terms-${plan.id}`} summary={plan.name}>
            <dl>
              {rows.map(({ id, label, cell }) => (
                <div key={id} className={css.pair}>
                  <dt className={css.pairLabel}>{label}</dt>
                  <dd className={css.pairValue}>{cell(plan)}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        ))}
      </div>
      <table className={css.root}>
        <caption className={css.caption}>{t('plans.table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {t('plans.table.terms')}
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={css.plan}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cell }) => (
            <tr key={id}>
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
        </tbody>
      </table>
    </>
  );
}
