import { formatAmount, type ExchangePreview, type Money } from '@meridian/money';
import type { AgreedQuote } from '@meridian/forms';
import {
  Amount,
  Card,
  DateTime,
  KeyValueList,
  Percent,
  Skeleton,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExchangeRate } from './ExchangeRate.tsx';
import { messages } from './messages.ts';

interface ExchangeSummaryProps {
  /** Undefined until there is one. */
  quote: AgreedQuote | undefined;
  /** There will be none: its failure is shown with the button. */
  isQuoteMissing?: boolean;
  /** When the rate stops being valid. */
  expiryDate: string | undefined;
  to: string;
  /** What leaves the balance, and what comes of it. Null until an amount is entered that can be exchanged. */
  exchange: { sold: Money; preview: ExchangePreview } | null;
  /** The amount that is entered cannot be exchanged. */
  isImpossible?: boolean;
  /** The submit button, below the summary. */
  children: ReactNode;
}

/** What happens with the exchange: what leaves, what arrives, the rate, the fee and until when it holds. */
export function ExchangeSummary({
  quote,
  isQuoteMissing = false,
  expiryDate,
  to,
  exchange,
  isImpossible = false,
  children,
}: ExchangeSummaryProps) {
  const { t, i18n } = useTranslation(messages);
  const percent = quote && formatAmount(quote.feePercent, i18n.language, 0);
  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {exchange || isImpossible ? (
          <StatList>
            <Stat
              emphasis="panel"
              label={t('form.received')}
              value={
                exchange ? (
                  <Amount value={{ amount: exchange.preview.received, currency: to }} />
                ) : (
                  <Text isInline tone="muted">
                    —
                  </Text>
                )
              }
            />
          </StatList>
        ) : (
          <Text tone="muted">{t('summary.empty')}</Text>
        )}
        {!isQuoteMissing && (
          <>
            {quote ? (
              <ExchangeRate course={quote.course} />
            ) : (
              <Stack gap={0}>
                <Skeleton>1 USDT = 0.000015625 BTC</Skeleton>
                <Text size={12}>
                  <Skeleton>1 BTC = 64,000 USDT</Skeleton>
                </Text>
              </Stack>
            )}
            <KeyValueList
              items={[
                ...(exchange
                  ? [{ id: 'sold', term: t('confirm.sold'), value: <Amount value={exchange.sold} /> }]
                  : []),
                {
                  id: 'fee',
                  term: t('terms.feeName'),
                  ...(percent !== undefined && exchange && { hint: t('confirm.feeHint', { percent }) }),
                  value: !quote ? (
                    <Skeleton>0.5%</Skeleton>
                  ) : exchange ? (
                    <Amount value={{ amount: exchange.preview.fee, currency: to }} />
                  ) : (
                    <Percent value={quote.feePercent} />
                  ),
                },
                // A rate that was confirmed before, and is sent again, no longer expires.
                ...(quote && !expiryDate
                  ? []
                  : [
                      {
                        id: 'until',
                        term: t('terms.validUntil'),
                        value: expiryDate ? (
                          <DateTime value={expiryDate} precision="time" />
                        ) : (
                          <Skeleton>10:00:00</Skeleton>
                        ),
                      },
                    ]),
              ]}
            />
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
