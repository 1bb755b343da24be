import type { Schema } from '@meridian/api-client';
import { StepReceipt } from '@meridian/receipts';
import { Amount, DateTime } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface SubscriptionReceiptProps {
  purchase: Schema<'SubscriptionPurchase'>;
}

/** What was paid, what is left, and when the subscription ends. */
export function SubscriptionReceipt({ purchase }: SubscriptionReceiptProps) {
  const { t } = useTranslation(messages);
  const { subscription, price, balanceAfter } = purchase;
  return (
    <StepReceipt
      label={t('subscription.receipt.price')}
      amount={<Amount value={price} />}
      next={t('subscription.receipt.body')}
      items={[
        { id: 'balance', term: t('subscription.receipt.balance'), value: <Amount value={balanceAfter} /> },
        {
          id: 'until',
          term: t('subscription.until'),
          value: subscription.activeUntil && <DateTime value={subscription.activeUntil} />,
          isTotal: true,
        },
      ]}
    />
  );
}
