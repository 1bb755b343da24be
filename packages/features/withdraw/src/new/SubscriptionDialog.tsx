import type { Schema } from '@meridian/api-client';
import { useApiMutation, useSubscriptionOptions } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { ProblemBanner, useFieldErrors } from '@meridian/problem';
import { Amount, Button, Dialog, Form, RadioCard, RadioCards, Skeleton, Text } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SubscriptionDialogProps {
  onBought: () => void;
  onCancel: () => void;
}

/** Activates a subscription, paid from the balance. */
export default function SubscriptionDialog({ onBought, onCancel }: SubscriptionDialogProps) {
  const { t } = useTranslation('withdraw');
  const { data, error, mutate } = useSubscriptionOptions();
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={t('subscription.title')}
      closeLabel={t('subscription.cancel')}
    >
      {error && !data && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton shape="block" />}
      {data && <Order options={data.items} onBought={onBought} />}
    </Dialog>
  );
}

interface OrderProps {
  options: readonly Schema<'SubscriptionOption'>[];
  onBought: () => void;
}

const fields = ['option'];

function Order({ options, onBought }: OrderProps) {
  const { t, i18n } = useTranslation('withdraw');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { trigger, isMutating, error } = useApiMutation('post', '/user/subscription');
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const chosen = options.find(({ id }) => id === chosenId);

  async function buy(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return;
    const outcome = await trigger({ body: { option: chosen.id, price: chosen.price } });
    if (outcome.ok) onBought();
  }

  return (
    <Form onSubmit={buy} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
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
          ? t('subscription.submitFor', { amount: formatMoney(chosen.price, i18n.language) })
          : t('subscription.submit')}
      </Button>
    </Form>
  );
}
