import type { AgreedQuote } from '@meridian/forms';
import { formatAmount, inverseRate } from '@meridian/money';
import { DateTime, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface ExchangeTermsProps {
  quote: AgreedQuote;
  /** When the rate stops being valid; undefined for one that is sent again. */
  expiryDate: string | undefined;
}

/** The course, the fee and until when both hold, in one line: with the larger currency first, whose course is exact or cut. */
export function ExchangeTerms({ quote: { course, feePercent }, expiryDate }: ExchangeTermsProps) {
  const { t, i18n } = useTranslation(messages);
  const { from, to, rate } = course;
  const inverse = rate.startsWith('0') ? inverseRate(rate) : null;
  const format = (value: typeof rate) => formatAmount(value, i18n.language, 0);
  return (
    <Text isTabular>
      <span>
        {inverse
          ? t(inverse.isExact ? 'rate' : 'rateCut', { from: to, to: from, rate: format(inverse.rate) })
          : t('rate', { from, to, rate: format(rate) })}
      </span>
      <span>{t('terms.fee', { percent: format(feePercent) })}</span>
      {expiryDate !== undefined && (
        <>
          <span>{t('terms.until')}</span> <DateTime value={expiryDate} precision="time" />
        </>
      )}
    </Text>
  );
}
