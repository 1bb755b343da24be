import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, KeyValueList, Stack, Text } from '@meridian/ui';
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
    <Stack gap={3}>
      <Text>{t('subscription.receipt.body')}</Text>
      <KeyValueList
        items={[
          { id: 'price', term: t('subscription.receipt.price'), value: <Amount value={price} /> },
          { id: 'balance', term: t('subscription.receipt.balance'), value: <Amount value={balanceAfter} /> },
          {
            id: 'until',
            term: t('subscription.until'),
            value: subscription.activeUntil && <DateTime value={subscription.activeUntil} />,
            isTotal: true,
          },
        ]}
      />
    </Stack>
  );
}
