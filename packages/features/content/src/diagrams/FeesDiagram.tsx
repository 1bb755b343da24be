import { formatMoney } from '@meridian/money';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
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
}

/** The way of money from the refill to the withdrawal, with a mark wherever a fee is taken. */
export function FeesDiagram({ exitFees, subscription }: FeesDiagramProps) {
  const { t, i18n } = useTranslation('content');
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
    <ol className={css.stations} role="list">
      {stations.map(({ id, hasFee }) => (
        <li key={id} className={css.station} data-fee={hasFee}>
          <svg viewBox="0 0 32 32" width="32" height="32" className={css.mark} aria-hidden="true">
            <circle cx="16" cy="16" r="13" className={css.markRing} />
            {hasFee ? (
              <path d="m11 21 10-10M12 12.5h.01M20 19.5h.01" className={css.markSign} />
            ) : (
              <path d="m10.5 16.5 4 4 7.5-9" className={css.markSign} />
            )}
          </svg>
          <div className={css.stationText}>
            <h3 className={css.stageName}>{t(`diagrams.fees.${id}.name`)}</h3>
            <p className={css.fee}>{feeOf(id)}</p>
            <Text size={16} tone="muted">
              {t(`diagrams.fees.${id}.text`)}
              {id === 'subscription' &&
                trialDays > 0 &&
                ` ${t('diagrams.fees.subscription.trial', { days: t('plans.days', { count: trialDays }) })}`}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
