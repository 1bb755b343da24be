import type { AgreedQuote } from '@meridian/forms';
import { type ExchangePreview, formatAmount } from '@meridian/money';
import { Amount, DateTime, Inline, Skeleton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface ExchangeTermsProps {
  quote: AgreedQuote;
  /** When the rate stops being valid. */
  expiryDate: string | undefined;
  to: string;
  /** Null until an amount is entered. */
  preview: ExchangePreview | null;
}

/** The course, the fee and how long they are valid, in one line below the amounts. */
export function ExchangeTerms({ quote, expiryDate, to, preview }: ExchangeTermsProps) {
  const { t, i18n } = useTranslation('exchange');
  const { course, feePercent } = quote;
  return (
    <Inline gap={3} role="group" aria-label={t('terms.label')}>
      <Text isInline isTabular weight="medium">
        {t('rate', { ...course, rate: formatAmount(course.rate, i18n.language, 0) })}
      </Text>
      <Text isInline tone="muted">
        {t('terms.fee', { percent: formatAmount(feePercent, i18n.language, 0) })}
        {preview && (
          <>
            {': '}
            <Amount value={{ amount: preview.fee, currency: to }} />
          </>
        )}
      </Text>
      {expiryDate && (
        <Text isInline tone="muted">
          {t('terms.validUntil')} <DateTime value={expiryDate} precision="time" />
        </Text>
      )}
    </Inline>
  );
}

/** As wide as typical terms, so that they take as many lines. */
export const ExchangeTermsSkeleton = () => (
  <Inline gap={3}>
    <Skeleton>1 USDT = 0.000015625 BTC</Skeleton>
    <Skeleton>Fee 0.5%</Skeleton>
    <Skeleton>Valid until 10:00:00 AM</Skeleton>
  </Inline>
);
