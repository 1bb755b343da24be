import { type Schema, unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { CsvExport } from '@meridian/lists';
import { calculateAbout, type DecimalString } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { yearlyMessages } from './messages.ts';
import { isInReport, useBalanceColumns } from '../statement/useBalanceColumns.ts';

/** Downloads the report: the opening balances, every operation of the year with its value on its day, the closing balances. */
export function YearlyReportExport({ report }: { report: Schema<'YearlyReport'> }) {
  const { t } = useTranslation(messages);
  const { t: tYear } = useTranslation(yearlyMessages);
  const client = useApiClient();
  const columns = useBalanceColumns();
  const { year, from, to, date: made, displayCurrency: code, currencies } = report;
  return (
    <CsvExport<Schema<'Operation'>>
      total={currencies.reduce((sum, { count }) => sum + count, 0)}
      readAfter={(part, signal) => {
        const query = { from, to, timeZone: localTimeZone(), sortDir: 'asc', ...part } as const;
        return unwrap(client.GET('/user/operations/', { params: { query }, signal }));
      }}
      toLines={async (operations) => {
        const shown = operations.filter((operation) => isInReport(operation, made));
        const rateOf = await readRates(shown);
        return [
          [...columns.titles, tYear('value'), tYear('valueCurrency'), tYear('course')],
          ...shown.map((operation) => [
            ...columns.cellsOf(operation),
            ...cellsOfValue(operation, rateOf(operation)),
          ]),
        ];
      }}
      frame={{
        before: currencies.map(({ opening }) => balanceLine(t('statement.opening'), from, opening)),
        after: currencies.map(({ closing }) => balanceLine(t('statement.closing'), to, closing)),
      }}
      fileName={[tYear('fileName'), year].join('_')}
      texts={{ running: tYear('running'), saved: (saved) => tYear('saved', { count: saved }) }}
    />
  );

  function balanceLine(name: string, day: string, money: Schema<'Money'>): string[] {
    return [...columns.balanceLine(name, day, money), '', '', ''];
  }

  function cellsOfValue({ amount }: Schema<'Operation'>, rate: DecimalString | undefined): string[] {
    if (code === null) return ['', '', ''];
    const about = calculateAbout([amount], () => rate);
    return about === undefined ? [tYear('noCourseOfDay'), code, ''] : [about, code, rate ?? ''];
  }

  /** The courses of the days of these operations, which are the earliest first. */
  async function readRates(operations: readonly Schema<'Operation'>[]) {
    const rates = new Map<string, DecimalString>();
    const [first, last] = [operations[0], operations.at(-1)];
    if (code !== null && first && last) {
      const period = { from: utcDay(first), to: utcDay(last) };
      await Promise.all(
        Array.from(new Set(operations.map(({ amount }) => amount.currency)), async (currency) => {
          if (currency === code) return;
          const params = { path: { code }, query: { currency, ...period } };
          const { items } = await unwrap(client.GET('/courses/{code}', { params }));
          for (const { date, rate } of items) rates.set(`${currency} ${date}`, rate);
        }),
      );
    }
    return (operation: Schema<'Operation'>) => {
      const { currency } = operation.amount;
      return currency === code ? '1' : rates.get(`${currency} ${utcDay(operation)}`);
    };
  }
}

/** Courses are those of days in UTC, wherever the reader is. */
const utcDay = ({ date }: Schema<'Operation'>) => new Date(date).toISOString().slice(0, 10);
