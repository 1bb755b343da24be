import type { Schema } from '@meridian/api-client';
import { formatAmount } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** An exchange rate, such as "1 BTC = 64,250.50 USDT". */
export function CourseText({ course: { from, to, rate } }: { course: Schema<'Course'> }) {
  const { t, i18n } = useTranslation(messages);
  return (
    <span translate="no">{t('course.rate', { from, to, rate: formatAmount(rate, i18n.language) })}</span>
  );
}
