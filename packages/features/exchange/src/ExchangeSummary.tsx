import type { AgreedQuote } from '@meridian/forms';
import { type ExchangePreview, formatAmount, type Money } from '@meridian/money';
import { Amount, KeyValueList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeTerms } from './ExchangeTerms.tsx';
import { messages } from './messages.ts';

interface ExchangeSummaryProps {
  quote: AgreedQuote | undefined;
  /** When the rate stops being valid. */
  expiryDate: string | undefined;
  to: string;
  /** What leaves the balance, and what comes of it. Null until an amount is entered that can be exchanged. */
  exchange: { sold: Money; preview: ExchangePreview } | null;
}

/** What leaves, what arrives and the fee, for a phone: elsewhere the fields and the line below them show it. */
export function ExchangeSummary({ quote, expiryDate, to, exchange }: ExchangeSummaryProps) {
  const { t, i18n } = useTranslation(messages);
  if (!quote || !exchange) return <Text tone="muted">{t('summary.empty')}</Text>;
  const percent = formatAmount(quote.feePercent, i18n.language, 0);
  const { preview, sold } = exchange;
  return (
    <>
      <KeyValueList
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
      <ExchangeTerms quote={quote} expiryDate={expiryDate} />
    </>
  );
}
