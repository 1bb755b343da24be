import { formatMoney, formatPercent, calculateYearlyYield } from '@meridian/money';
import { LinkButton, Percent } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './PlanCards.module.css';

export interface PlanCardsProps {
  plans: PlanFigures['items'];
  /** Where a plan is confirmed. The id of the plan is added as its query. */
  investHref: string;
}

/** The plans side by side: the rate leads, and the fee has the same place on every card. */
export function PlanCards({ plans, investHref }: PlanCardsProps) {
  const { t, i18n } = useTranslation(messages);
  return (
    <ul className={css.root} role="list">
      {plans.map((plan) => (
        <li key={plan.id} className={css.card}>
          <div className={css.head}>
            <h3 className={css.name}>{plan.name}</h3>
            <p className={css.about}>{plan.description}</p>
          </div>
          <p className={css.lead}>
            <span className={css.rate}>
              <Percent value={plan.dailyYieldPercent} />
            </span>{' '}
            <span className={css.notes}>
              <span className={css.unit}>{t('plans.card.perDay')}</span>{' '}
              <span className={css.year}>
                {t('plans.card.perYear', {
                  rate: formatPercent(calculateYearlyYield(plan.dailyYieldPercent), i18n.language),
                })}
              </span>
            </span>
          </p>
          <dl className={css.terms}>
            <div className={css.term}>
              <dt className={css.label}>{t('plans.terms.term')}</dt>
              <dd className={css.value}>{t('plans.days', { count: plan.timeInDays })}</dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>{t('plans.terms.from')}</dt>
              <dd className={css.value}>{formatMoney(plan.minimumDeposit, i18n.language)}</dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>{t('plans.terms.early')}</dt>
              <dd className={css.value}>
                <Percent value={plan.exitFeePercent} />
              </dd>
            </div>
          </dl>
          <div className={css.action}>
            <LinkButton
              href={`${investHref}?plan=${plan.id}`}
              aria-label={t('plans.card.chooseNamed', { plan: plan.name })}
            >
              {t('plans.card.choose')}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
