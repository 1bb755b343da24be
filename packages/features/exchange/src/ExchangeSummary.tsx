import { type ExchangePreview, formatAmount } from '@meridian/money';
import { type AgreedQuote, quoteRenewalSeconds } from '@meridian/forms';
import { Amount, Card, DateTime, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ExchangeSummaryProps {
  /** Undefined while loading. */
  quote: AgreedQuote | undefined;
  /** When the rate stops being valid. */
  expiryDate: string | undefined;
  from: string;
  to: string;
  /** Null until an amount is entered. */
  preview: ExchangePreview | null;
  /** The submit button and its errors, below the figures. */
  children: ReactNode;
}

const NONE_YET = (
  <Text isInline tone="muted">
    —
  </Text>
);

/** A preview of the exchange, calculated by the same formulas as on the server. */
export function ExchangeSummary({ quote, expiryDate, from, to, preview, children }: ExchangeSummaryProps) {
  const { t, i18n } = useTranslation('exchange');
  const figure = (amount: ExchangePreview[keyof ExchangePreview] | undefined) =>
    amount === undefined ? NONE_YET : <Amount value={{ amount, currency: to }} />;
  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        <StatList>
          <Stat
            emphasis="panel"
            label={t('summary.received')}
            value={figure(preview?.received)}
            hint={t('summary.receivedHint')}
          />
        </StatList>
        <KeyValueList
          items={[
            {
              id: 'rate',
              term: t('summary.rate'),
              hint: expiryDate && (
                <>
                  {t('summary.validUntil')} <DateTime value={expiryDate} precision="time" />
                  {'. '}
                  {t('summary.renewed', { count: quoteRenewalSeconds })}
                </>
              ),
              value: quote
                ? t('rate', { from, to, rate: formatAmount(quote.course.rate, i18n.language, 0) })
                : t('summary.rateLoading'),
            },
            { id: 'bought', term: t('summary.bought'), value: figure(preview?.bought) },
            {
              id: 'fee',
              term: t('summary.fee'),
              hint:
                quote && t('summary.feeHint', { percent: formatAmount(quote.feePercent, i18n.language, 0) }),
              value: figure(preview?.fee),
            },
          ]}
        />
        <Text tone="muted">{t('summary.rounding')}</Text>
        <Text>{t('summary.risk')}</Text>
        {children}
      </Stack>
    </Card>
  );
}
