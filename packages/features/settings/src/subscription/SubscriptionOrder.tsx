import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Button, Form, RadioCard, RadioCards, Text } from '@meridian/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { usePaySubscription } from './subscription.requests.ts';

interface SubscriptionOrderProps {
  options: readonly Schema<'SubscriptionOption'>[];
  purpose: 'activate' | 'extend';
  onPayingChange: (isPaying: boolean) => void;
  onBought: (purchase: Schema<'SubscriptionPurchase'>) => void;
  hrefs: { refill: string; confirmPhone?: string };
}

const fields = ['option'];

/** The choice of an option, and its payment at the shown price. */
export function SubscriptionOrder({
  options,
  purpose,
  onPayingChange,
  onBought,
  hrefs,
}: SubscriptionOrderProps) {
  const { t, i18n } = useTranslation(messages);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { trigger, isMutating, error } = usePaySubscription();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const chosen = options.find(({ id }) => id === chosenId);

  useEffect(() => {
    onPayingChange(isMutating);
    return () => onPayingChange(false);
  }, [onPayingChange, isMutating]);

  async function buy(event: FormEvent) {
    event.preventDefault();
    if (!chosen || isMutating) return;
    const outcome = await trigger({ body: { option: chosen.id, price: chosen.price } });
    if (outcome.ok) onBought(outcome.data);
  }

  return (
    <Form onSubmit={buy} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} hrefs={hrefs} />}
      <RadioCards
        name="option"
        label={t('subscription.label')}
        requiredMessage={t('subscription.required')}
        value={chosenId}
        onChange={setChosenId}
      >
        {options.map(({ id, name, description, price }) => (
          <RadioCard
            key={id}
            value={id}
            label={name}
            description={description}
            aside={<Amount value={price} />}
          />
        ))}
      </RadioCards>
      <Text tone="muted">{t('subscription.paidFrom')}</Text>
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isMutating}
        pendingLabel={t('subscription.pending')}
      >
        {chosen
          ? t(`subscription.submitFor.${purpose}`, { amount: formatMoney(chosen.price, i18n.language) })
          : t(`subscription.${purpose}`)}
      </Button>
    </Form>
  );
}
