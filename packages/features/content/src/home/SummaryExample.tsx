import type { Schema } from '@meridian/api-client';
import { compareCases, formatMoney, type Money, previewDeposit } from '@meridian/money';
import { Amount, Percent, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getExitFigures, feeText, leftAfter, subscriptionAfter } from '../fees/exitFees.ts';
import { messages } from '../messages.ts';
import type { FeeFigures } from '../parts/PlanFigures.ts';
import css from './SummaryExample.module.css';

interface SummaryExampleProps {
  plan: Schema<'DepositPlan'>;
  fees: FeeFigures | undefined;
}

const notes = ['daily', 'exit', 'cases'] as const;

/** What the cabinet shows before a deposit is confirmed, for the smallest deposit on a plan. */
export function SummaryExample({ plan, fees }: SummaryExampleProps) {
  const { t, i18n } = useTranslation(messages);
  const { minimumDeposit, timeInDays } = plan;
  const exitFigures = fees && getExitFigures(fees);
  const exit = exitFigures?.exits[plan.currency];
  const preview = previewDeposit(plan, minimumDeposit.amount);
  const cases = compareCases(minimumDeposit.amount, plan, timeInDays);
  const left = exitFigures && leftAfter(cases.rateHolds.receipt, timeInDays, exitFigures);
  const price = exitFigures && subscriptionAfter(timeInDays, exitFigures);
  return (
    <div className={css.root}>
      <ol className={css.notes} role="list">
        {notes.map((note) => (
          <li key={note} className={css.note}>
            <h3 className={css.name}>{t(`home.summary.notes.${note}.title`)}</h3>
            <Text tone="muted">{t(`home.summary.notes.${note}.text`)}</Text>
          </li>
        ))}
      </ol>
      <figure className={css.sheet}>
        <figcaption className={css.caption}>
          <span className={css.tag}>{t('home.summary.example')}</span>
          <span>
            {t('home.summary.caption', { plan: plan.name, days: t('plans.days', { count: timeInDays }) })}
          </span>
        </figcaption>
        <dl className={css.figures}>
          <Figure term={t('home.summary.body')} value={preview.body} isLeading />
          <Figure
            term={t('home.summary.daily')}
            hint={<Percent value={plan.dailyYieldPercent} />}
            value={preview.dailyIncome}
          />
          <Figure
            term={t('home.summary.net', { days: t('plans.days', { count: timeInDays }) })}
            hint={t('home.summary.netHint')}
            value={preview.netIncome}
          />
          <Figure
            term={t('home.summary.exitFee')}
            hint={<Percent value={plan.exitFeePercent} />}
            value={preview.exitFee}
          />
        </dl>
        <p className={css.subtitle}>{t('home.summary.back')}</p>
        <dl className={css.figures}>
          <Figure term={t('plans.calculator.rateHolds')} value={cases.rateHolds.receipt} />
          {left && exit && (
            <Figure
              term={
                price?.currency === plan.currency
                  ? t('home.summary.leftSubscribed', { price: formatMoney(price, i18n.language) })
                  : t('home.summary.left')
              }
              hint={feeText(exit.fee, i18n.language)}
              value={left}
            />
          )}
          <Figure term={t('plans.calculator.halfRate')} value={cases.halfRate.receipt} />
          <Figure term={t('home.summary.early')} value={preview.earlyReceipt} />
          <Figure term={t('plans.calculator.totalLoss')} value={cases.totalLoss.receipt} />
        </dl>
      </figure>
    </div>
  );
}

interface FigureProps {
  term: string;
  hint?: ReactNode;
  value: Money;
  isLeading?: boolean;
}

const Figure = ({ term, hint, value, isLeading }: FigureProps) => (
  <div className={css.figure} data-leading={isLeading}>
    <dt className={css.term}>
      <span>{term}</span> {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </dt>
    <dd className={css.value}>
      <Amount value={value} />
    </dd>
  </div>
);
