import type { Schema } from '@meridian/api-client';
import { useLatestRefills } from '@meridian/api-client/react';
import { AmountField, MoneyForm } from '@meridian/forms';
import { type DecimalString, isZero, netAfterFee } from '@meridian/money';
import { Amount, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { RefillOffer } from './refillOffers.ts';
import { RefillNext } from './RefillNext.tsx';
import { RefillSummary } from './RefillSummary.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { useRefillForm } from './useRefillForm.ts';

interface RefillFormProps {
  hrefs: { confirmPhone?: string };
  /** At least one of them is available. */
  offers: readonly RefillOffer[];
  setting: Schema<'SettingRefill'>;
  onCreated: (refill: Schema<'Refill'>) => void;
}

/** The form for a refill: currency, payment system and amount, with a summary beside it. */
export function RefillForm({ hrefs, offers, setting, onCreated }: RefillFormProps) {
  const { t } = useTranslation(messages);
  const { currency, offer, choose, entry, submit, error } = useRefillForm(offers, onCreated);
  const { decimals } = entry;
  const waiting = useLatestRefills().data?.items.filter(({ status }) => status === 'waiting').length ?? 0;
  const isLimitNear = waiting + 1 >= setting.waitingRefills || error?.code === 'too_many_calls';

  function refuse(amount: DecimalString): string | null {
    const net = offer && netAfterFee({ amount, currency }, offer.fee, decimals);
    return net && isZero(net.amount) ? t('amount.feeTakesAll') : null;
  }

  return (
    <MoneyForm
      {...submit.form}
      summaryTitle={t('summary.title')}
      summary={<RefillSummary amount={entry.money} offer={offer} />}
      ahead={
        <RefillNext
          addressSeconds={setting.addressLifetimeSeconds}
          expectedSeconds={offer?.expectedSeconds}
        />
      }
      figure={
        offer && entry.money
          ? {
              label: t('summary.receive'),
              value: <Amount value={netAfterFee(entry.money, offer.fee, decimals)} />,
            }
          : undefined
      }
      action={{
        ...submit.area,
        hrefs,
        pendingLabel: t('form.submitting'),
        children: t('form.submit'),
      }}
    >
      <SystemChoice offers={offers} systemId={offer?.id ?? null} onChange={choose} />
      <AmountField
        label={t('form.amount')}
        isLeading
        entry={entry}
        bounds={offer?.bounds}
        boundsMessage={(key, bounds) => t(`amount.${key}`, bounds)}
        {...(!offer && { description: t('amount.rangeUnknown') })}
        refuse={refuse}
        requiredMessage={t('form.amountRequired')}
      />
      {offer && <Text>{t('summary.risk', { currency, network: offer.network })}</Text>}
      {isLimitNear && <Text tone="muted">{t('summary.waiting', { count: setting.waitingRefills })}</Text>}
    </MoneyForm>
  );
}
