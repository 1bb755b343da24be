import { Duration } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { termsOf } from './refillFigures.ts';
import type { RefillOffer } from './refillOffers.ts';

/** Whether a payment system takes a fee and how long it takes, or why it cannot be chosen. */
export function SystemTerms({ offer }: { offer: RefillOffer }) {
  const { t } = useTranslation(messages);
  const terms = termsOf(offer);
  if (terms === 'paused') return <span>{t('form.paused')}</span>;
  return (
    <>
      <span>{t(terms === 'free' ? 'form.free' : 'form.withFee')}</span>{' '}
      <Duration seconds={offer.expectedSeconds} />
    </>
  );
}
