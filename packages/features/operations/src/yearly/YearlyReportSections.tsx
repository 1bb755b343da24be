import type { Schema } from '@meridian/api-client';
import { subtract } from '@meridian/money';
import { useSubjectName } from '@meridian/statuses';
import { Amount, Grid, Heading, KeyValueList, type KeyValueItem, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { yearlyMessages } from './messages.ts';
import { ReportValue } from './ReportValue.tsx';

/** What people account for together, with the exact sums by kind and currency. Exchanges are by pair, both sides together. */
export function YearlyReportSections({ report }: { report: Schema<'YearlyReport'> }) {
  const { t } = useTranslation(messages);
  const { t: tYear } = useTranslation(yearlyMessages);
  const nameSubject = useSubjectName();
  const { sections, exchanges, displayCurrency: code } = report;
  return (
    <Grid min="wide" gap={6}>
      {sections.map(({ section, value, lines }) => (
        <Stack key={section} gap={2}>
          <Heading level={3}>{tYear(`section.${section}`)}</Heading>
          <KeyValueList
            items={section === 'exchanges' ? exchanges.flatMap(sidesOf) : withTotal(lines.map(itemOf), value)}
          />
        </Stack>
      ))}
    </Grid>
  );

  function itemOf({ subject, count, amount, value }: Schema<'YearlyReportLine'>): KeyValueItem {
    return {
      id: `${subject} ${amount.currency}`,
      term: nameSubject(subject),
      hint: t('statement.count', { count }),
      value: valued(amount, value),
    };
  }

  function sidesOf(exchange: Schema<'YearlyReportExchange'>): KeyValueItem[] {
    const { count, sold, bought, soldValue, boughtValue } = exchange;
    const pair = tYear('pair', { sold: sold.currency, bought: bought.currency });
    return [
      {
        id: `${pair} sold`,
        term: `${nameSubject('exchange_sold')} · ${pair}`,
        hint: tYear('exchanges', { count }),
        value: valued({ ...sold, amount: subtract('0', sold.amount) }, soldValue && takenFrom(soldValue)),
      },
      {
        id: `${pair} bought`,
        term: `${nameSubject('exchange_bought')} · ${pair}`,
        hint: tYear('exchanges', { count }),
        value: valued(bought, boughtValue),
      },
    ];
  }

  function valued(amount: Schema<'Money'>, value: Schema<'YearlyReportValue'> | null) {
    return (
      <>
        <Amount value={amount} sign="always" />
        {amount.currency !== code && <ReportValue value={value} code={code} />}
      </>
    );
  }

  /** The value of one line is its own total. */
  function withTotal(items: KeyValueItem[], value: Schema<'YearlyReportValue'> | null): KeyValueItem[] {
    if (value === null || items.length < 2) return items;
    return [
      ...items,
      {
        id: 'total',
        term: tYear('total'),
        value: <ReportValue value={value} code={code} isTotal />,
        isTotal: true,
      },
    ];
  }
}

/** The value of what left the balance. */
const takenFrom = ({ amount, ...value }: Schema<'YearlyReportValue'>): Schema<'YearlyReportValue'> => ({
  ...value,
  amount: amount === null ? null : subtract('0', amount),
});
