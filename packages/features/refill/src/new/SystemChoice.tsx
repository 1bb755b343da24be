import { RadioCard, RadioCards } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CoinMark } from './CoinMark.tsx';
import { SystemTerms } from './SystemTerms.tsx';
import type { RefillOffer } from './refillOffers.ts';

interface SystemChoiceProps {
  offers: readonly RefillOffer[];
  systemId: string | null;
  onChange: (systemId: string) => void;
}

/** The choice of currency and network in one. Memoized: typing an amount must not re-render it. */
export const SystemChoice = memo(function SystemChoice({ offers, systemId, onChange }: SystemChoiceProps) {
  const { t } = useTranslation(messages);
  return (
    <RadioCards
      name="system"
      label={t('form.system')}
      description={t('form.systemHint')}
      requiredMessage={t('form.systemRequired')}
      foldLabel={t('form.otherSystem')}
      value={systemId}
      onChange={onChange}
    >
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          value={offer.id}
          mark={<CoinMark currency={offer.currency} />}
          label={t('form.asset', { currency: offer.currency, network: offer.network })}
          description={<SystemTerms offer={offer} />}
          isDisabled={!offer.isAvailable}
        />
      ))}
    </RadioCards>
  );
});
