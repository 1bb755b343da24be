import { formatMoney } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { SubscriptionFigures } from '../parts/PlanFigures.ts';
import css from './diagrams.module.css';

const stations = [
  { id: 'refill', hasFee: false },
  { id: 'exchange', hasFee: true },
  { id: 'deposit', hasFee: false },
  { id: 'early', hasFee: true },
  { id: 'subscription', hasFee: true },
  { id: 'withdrawal', hasFee: true },
] as const;

export interface FeesDiagramProps {
  /** The fees for early closing of the plans on offer, formatted, such as `5% or 7.5%`. */
  exitFees: string | undefined;
  subscription: SubscriptionFigures | undefined;
  /** On a phone, only the names and the fees. */
  isBrief?: boolean;
}

/** The way of money from the refill to the withdrawal as one line, with a mark wherever a fee is taken. */
export function FeesDiagram({ exitFees, subscription, isBrief = false }: FeesDiagramProps) {
  const { t, i18n } = useTranslation(messages);
  const [shortest] = [...(subscription?.items ?? [])].sort((a, b) => a.periodDays - b.periodDays);
  const trialDays = subscription?.trialDays ?? 0;
  const feeOf = (id: (typeof stations)[number]['id']) => {
    if (id === 'early' && exitFees !== undefined) return t('diagrams.fees.early.plans', { fees: exitFees });
    if (id === 'subscription' && shortest)
      return t('diagrams.fees.subscription.price', {
        price: formatMoney(shortest.price, i18n.language),
        days: t('plans.days', { count: shortest.periodDays }),
      });
    return t(`diagrams.fees.${id}.fee`);
  };
  return (
    <ol className={css.stations} role="list" data-brief={isBrief}>
      {stations.map(({ id, hasFee }) => (
        <li key={id} className={css.station} data-fee={hasFee}>
          <svg viewBox="0 0 24 24" width="24" height="24" className={css.mark} aria-hidden="true">
            <circle cx="12" cy="12" r="10" className={css.markRing} />
            {hasFee && <path d="m8.500 15.500 7-7M9 9h.01M15 15h.01" className={css.markSign} />}
          </svg>
          <div className={css.stationText}>
            <h3 className={css.stageName}>{t(`diagrams.fees.${id}.name`)}</h3>
            <p className={css.fee}>{feeOf(id)}</p>
            <p className={css.why}>
              {t(`diagrams.fees.${id}.text`)}
              {id === 'subscription' &&
                trialDays > 0 &&
                ` ${t('diagrams.fees.subscription.trial', { days: t('plans.days', { count: trialDays }) })}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
