import { isZero } from '@meridian/money';
import { Duration } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { RefillOffer } from './refillOffers.ts';

/** Whether a payment system takes a fee and how long it takes, or why it cannot be chosen. */
export function SystemTerms({ offer: { isAvailable, fee, expectedSeconds } }: { offer: RefillOffer }) {
  const { t } = useTranslation(messages);
  if (!isAvailable) return <span>{t('form.paused')}</span>;
  const isFree = isZero(fee.fixed.amount) && isZero(fee.percent);
  return (
    <>
      <span>{t(isFree ? 'form.free' : 'form.withFee')}</span> <Duration seconds={expectedSeconds} />
    </>
  );
}
