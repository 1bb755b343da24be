import { RadioCard, RadioCards, Select, SelectItem } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefillOffer } from './refillOffers.ts';

interface SystemChoiceProps {
  offers: readonly RefillOffer[];
  currency: string;
  systemId: string | null;
  /** Called with an empty `systemId` when another currency is chosen. */
  onChange: (currency: string, systemId: string) => void;
}

/** The choice of currency and network. Memoized: typing an amount must not re-render it. */
export const SystemChoice = memo(function SystemChoice({
  offers,
  currency,
  systemId,
  onChange,
}: SystemChoiceProps) {
  const { t } = useTranslation('refill');
  const currencies = [...new Set(offers.map((offer) => offer.currency))];
  const isPaused = (code: string) => !offers.some((offer) => offer.currency === code && offer.isAvailable);

  return (
    <>
      <Select
        label={t('form.currency')}
        placeholder={t('form.currencyPlaceholder')}
        value={currency}
        onChange={(key) => key !== null && onChange(String(key), '')}
      >
        {currencies.map((code) => (
          <SelectItem
            key={code}
            id={code}
            label={code}
            isDisabled={isPaused(code)}
            {...(isPaused(code) && { description: t('form.currencyPaused') })}
          />
        ))}
      </Select>
      <RadioCards
        name="system"
        label={t('form.system')}
        description={t('form.systemHint')}
        requiredMessage={t('form.systemRequired')}
        layout="columns"
        value={systemId}
        onChange={(id) => onChange(currency, id)}
      >
        {offers
          .filter((offer) => offer.currency === currency)
          .map(({ id, name, network, isAvailable }) => (
            <RadioCard
              key={id}
              value={id}
              label={name}
              description={t(isAvailable ? 'form.systemNetwork' : 'form.systemPaused', { network })}
              isDisabled={!isAvailable}
            />
          ))}
      </RadioCards>
    </>
  );
});
