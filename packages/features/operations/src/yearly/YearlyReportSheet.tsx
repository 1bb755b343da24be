import type { Schema } from '@meridian/api-client';
import { timeZoneName } from '@meridian/dates';
import { localTimeZone, useDateFormat, useDayRange, useLocale } from '@meridian/i18n';
import { Amount, Button, Card, Heading, Inline, Link, Logo, type LogoProps, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { PdfButton } from '../documents/PdfButton.tsx';
import { operationsFilters } from '../list/operationsFilters.ts';
import { messages } from '../messages.ts';
import { yearlyMessages } from './messages.ts';
import { BalanceLine } from '../statement/BalanceLine.tsx';
import { isOpen } from '../statement/isOpen.ts';
import { YearlyReportExport } from './YearlyReportExport.tsx';
import { YearlyReportSections } from './YearlyReportSections.tsx';

interface YearlyReportSheetProps {
  report: Schema<'YearlyReport'>;
  brand: LogoProps;
  login: string;
  hasDocuments: boolean;
  hrefs: { operations: string; displayCurrency?: string };
}

/** The report itself with its letterhead, which is also the printed page, and its actions. */
export function YearlyReportSheet({ report, brand, login, hasDocuments, hrefs }: YearlyReportSheetProps) {
  const { t } = useTranslation(messages);
  const { t: tYear } = useTranslation(yearlyMessages);
  const locale = useLocale();
  const formatMoment = useDateFormat('minute', 'always');
  const formatDays = useDayRange('long');
  const { year, from, to, date, displayCurrency, source, currencies, sections } = report;
  const filters = operationsFilters.format({
    type: undefined,
    kind: undefined,
    currency: undefined,
    from,
    to,
    page: 1,
  });
  return (
    <Stack gap={6}>
      <Inline key={[year, displayCurrency].join()} gap={3} align="start" data-screen-only>
        <Button variant="primary" onPress={() => window.print()}>
          {t('statement.print')}
        </Button>
        {sections.length > 0 && <YearlyReportExport report={report} />}
        {hasDocuments && (
          <PdfButton
            of={{ year, ...(displayCurrency !== null && { displayCurrency }) }}
            text={tYear('pdf')}
          />
        )}
      </Inline>
      <Card>
        <Stack gap={6}>
          <Inline justify="between" align="start" gap={4}>
            <Stack gap={1}>
              <Heading level={2} size={24}>
                {tYear('title', { year: String(year) })}
              </Heading>
              <Text>{formatDays(from, to)}</Text>
              <Text tone="muted">{t('statement.account', { login })}</Text>
            </Stack>
            <Logo {...brand} />
          </Inline>
          <Text>{tYear('noAdvice')}</Text>
          {sections.length === 0 && <Text>{tYear('nothing')}</Text>}
          <YearlyReportSections report={report} />
          {currencies.length > 0 && (
            <Stack gap={5}>
              <Heading level={3}>{tYear('balances')}</Heading>
              {currencies.map((balance) => (
                <BalanceOfYear key={balance.currency} {...balance} />
              ))}
            </Stack>
          )}
          <Stack gap={1}>
            {isOpen(report) && (
              <Text tone="muted" size={12}>
                {tYear('notOver', { date: formatMoment(date) })}
              </Text>
            )}
            {displayCurrency !== null && source !== null && (
              <Text tone="muted" size={12}>
                {tYear('values', { currency: displayCurrency, source })}
              </Text>
            )}
            <Text tone="muted" size={12}>
              {t('statement.made', {
                date: formatMoment(date),
                timeZone: timeZoneName(locale, localTimeZone(), new Date(date)),
              })}
            </Text>
            <Text tone="muted" size={12}>
              {t('statement.heldNote')}
            </Text>
            {hrefs.displayCurrency !== undefined && (
              <div data-screen-only>
                <Link href={hrefs.displayCurrency}>{tYear('chooseCurrency')}</Link>
              </div>
            )}
            <div data-screen-only>
              <Link href={`${hrefs.operations}?${filters}`}>{t('statement.operations')}</Link>
            </div>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}

/** One currency from the first to the last day. */
function BalanceOfYear({ currency, opening, income, expense, closing }: Schema<'YearlyReportCurrency'>) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={2}>
      <Heading level={4} translate="no">
        {currency}
      </Heading>
      <BalanceLine
        points={[
          { id: 'opening', term: t('statement.opening'), value: <Amount value={opening} /> },
          { id: 'income', term: t('statement.income'), value: <Amount value={income} sign="always" /> },
          { id: 'expense', term: t('statement.expense'), value: <Amount value={expense} /> },
          { id: 'closing', term: t('statement.closing'), value: <Amount value={closing} /> },
        ]}
      />
    </Stack>
  );
}
