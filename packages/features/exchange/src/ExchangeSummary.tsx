import type { AgreedQuote } from '@meridian/forms';
import { type ExchangePreview, formatAmount, type Money } from '@meridian/money';
import { Amount, KeyValueList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface ExchangeSummaryProps {
  quote: AgreedQuote | undefined;
  to: string;
  /** What leaves the balance, and what comes of it. Null until an amount is entered that can be exchanged. */
  exchange: { sold: Money; preview: ExchangePreview } | null;
}

/** What leaves the balance, the fee and what arrives. */
export function ExchangeSummary({ quote, to, exchange }: ExchangeSummaryProps) {
  const { t, i18n } = useTranslation(messages);
  if (!quote || !exchange) return <Text tone="muted">{t('summary.empty')}</Text>;
  const percent = formatAmount(quote.feePercent, i18n.language, 0);
  const { preview, sold } = exchange;
  return (
    <KeyValueList
      isMixed
      items={[
        { id: 'sold', term: t('confirm.sold'), value: <Amount value={sold} /> },
        {
          id: 'fee',
          term: t('terms.feeName'),
          hint: t('confirm.feeHint', { percent }),
          value: <Amount value={{ amount: preview.fee, currency: to }} />,
        },
        {
          id: 'received',
          term: t('form.received'),
          value: <Amount value={{ amount: preview.received, currency: to }} />,
          isTotal: true,
        },
      ]}
    />
  );
}
