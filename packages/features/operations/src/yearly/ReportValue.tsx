import type { Schema } from '@meridian/api-client';
import { useAboutText } from '@meridian/display-currency';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { yearlyMessages } from './messages.ts';

interface ReportValueProps {
  /** Null where no display currency is chosen, which shows nothing. */
  value: Schema<'YearlyReportValue'> | null;
  code: string | null;
  /** Stands alone, not below an exact amount. */
  isTotal?: boolean;
}

/** About what operations were worth, or how many of them have no course. */
export function ReportValue({ value, code, isTotal = false }: ReportValueProps) {
  const { t } = useTranslation(yearlyMessages);
  const writeAbout = useAboutText();
  if (value === null || code === null) return null;
  if (value.amount === null) {
    return (
      <Text tone="muted" size={12}>
        {t('noCourse', { count: value.operationsWithoutCourse, currency: code })}
      </Text>
    );
  }
  return (
    <Text {...(!isTotal && { tone: 'muted', size: 12 })} isTabular translate="no">
      {writeAbout(value.amount, code)}
    </Text>
  );
}
