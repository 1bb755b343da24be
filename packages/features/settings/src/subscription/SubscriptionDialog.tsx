import type { Schema } from '@meridian/api-client';
import { useSubscriptionOptions } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Skeleton, Stack } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SubscriptionOrder } from './SubscriptionOrder.tsx';
import { SubscriptionReceipt } from './SubscriptionReceipt.tsx';

export interface SubscriptionDialogProps {
  /** Whether the current subscription is still active. */
  isExtension?: boolean;
  /** Called as soon as the subscription is paid for. The dialog stays open with the receipt. */
  onBought: (subscription: Schema<'Subscription'>) => void;
  /** Called when the dialog is closed, before or after the payment. */
  onClose: () => void;
  hrefs: { refill: string; confirmPhone?: string };
}

/** Activates a subscription, paid from the balance, and ends with a receipt. A press outside never closes it. */
export function SubscriptionDialog({
  isExtension = false,
  onBought,
  onClose,
  hrefs,
}: SubscriptionDialogProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useSubscriptionOptions();
  const [purchase, setPurchase] = useState<Schema<'SubscriptionPurchase'> | null>(null);
  const [isPaying, setPaying] = useState(false);
  const purpose = isExtension ? 'extend' : 'activate';
  return (
    <Dialog
      isOpen
      isDismissable={false}
      // Closed while the payment is under way, it would not show the receipt.
      onOpenChange={() => !isPaying && onClose()}
      title={t(purchase ? 'subscription.receipt.title' : `subscription.${purpose}Title`)}
      closeLabel={t(purchase ? 'subscription.receipt.close' : 'subscription.cancel')}
    >
      {purchase ? (
        <Stack gap={5}>
          <SubscriptionReceipt purchase={purchase} />
          {/* The focused button is gone, so the focus moves here. */}
          <Button variant="primary" isWide autoFocus onPress={onClose}>
            {t('subscription.receipt.done')}
          </Button>
        </Stack>
      ) : (
        <>
          {error && !data && <ProblemBanner error={error} onRetry={() => void mutate()} />}
          {!data && !error && <Skeleton shape="block" />}
          {data && (
            <SubscriptionOrder
              options={data.items}
              purpose={purpose}
              hrefs={hrefs}
              onPayingChange={setPaying}
              onBought={(bought) => {
                setPurchase(bought);
                onBought(bought.subscription);
              }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
