import { formatMoney, formatPercent } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { FeeFigures, PlanFigures } from '../parts/PlanFigures.ts';
import { feeText } from './exitFees.ts';

/** The way of money from the refill to the withdrawal. */
export const stations = ['refill', 'exchange', 'deposit', 'early', 'subscription', 'withdrawal'] as const;

type Station = (typeof stations)[number];

interface ListedFee {
  readonly fee: string;
  /** What the fee is for, such as a payment system, where there are several. */
  readonly of?: string;
}

interface StationFees {
  readonly isCharged: boolean;
  readonly fees: readonly ListedFee[];
  readonly about: string;
}

/** Every fee as a figure. Without figures, in words. */
export function useFees(
  plans: PlanFigures | undefined,
  figures: FeeFigures | undefined,
): Readonly<Record<Station, StationFees>> {
  const { t, i18n } = useTranslation(messages);
  const { language } = i18n;
  const none = t('diagrams.fees.none');

  const systems = figures?.paymentSystems.items ?? [];
  const refillFees = systems.flatMap(({ name, refill }) =>
    refill ? [{ fee: feeText(refill.fee, language) ?? none, of: name }] : [],
  );
  // With the minimum: an amount below it stays on the balance.
  const withdrawalFees = systems.flatMap(({ name, withdrawal }) =>
    withdrawal
      ? [
          {
            fee: feeText(withdrawal.fee, language) ?? none,
            of: t('diagrams.fees.withdrawal.of', {
              name,
              minimum: formatMoney(withdrawal.minimum, language),
            }),
          },
        ]
      : [],
  );
  /** One line where the fee is the same everywhere. */
  const merged = (fees: readonly ListedFee[]): readonly ListedFee[] => {
    const [first] = fees;
    return first && fees.every(({ fee }) => fee === first.fee) ? [{ fee: first.fee }] : fees;
  };
  const station = (
    id: Station,
    fees: readonly ListedFee[],
    about: string = t(`diagrams.fees.${id}.text`),
  ) => ({
    isCharged: fees.length === 0 || fees.some(({ fee }) => fee !== none),
    fees: fees.length > 0 ? fees : [{ fee: t(`diagrams.fees.${id}.fee`) }],
    about,
  });

  const exitFees = [...new Set(plans?.items.map(({ exitFeePercent }) => exitFeePercent))].map((fee) =>
    formatPercent(fee, language),
  );
  const trialDays = figures?.subscription.trialDays ?? 0;
  return {
    refill: station('refill', merged(figures ? refillFees : [{ fee: none }])),
    exchange: station(
      'exchange',
      figures
        ? [
            {
              fee: t('diagrams.fees.exchange.percent', {
                percent: formatPercent(figures.exchange.feePercent, language),
              }),
            },
          ]
        : [],
    ),
    deposit: station('deposit', [{ fee: none }]),
    early: station(
      'early',
      exitFees.length > 0
        ? [
            {
              fee: t('diagrams.fees.early.plans', {
                fees: new Intl.ListFormat(language, { type: 'disjunction' }).format(exitFees),
              }),
            },
          ]
        : [],
    ),
    subscription: station(
      'subscription',
      (figures?.subscription.items ?? [])
        .toSorted((a, b) => a.periodDays - b.periodDays)
        .map(({ price, periodDays }) => ({
          fee: t('diagrams.fees.subscription.price', {
            price: formatMoney(price, language),
            days: t('plans.days', { count: periodDays }),
          }),
        })),
      [
        t('diagrams.fees.subscription.text'),
        ...(trialDays > 0
          ? [t('diagrams.fees.subscription.trial', { days: t('plans.days', { count: trialDays }) })]
          : []),
      ].join(' '),
    ),
    withdrawal: station('withdrawal', withdrawalFees),
  };
}
