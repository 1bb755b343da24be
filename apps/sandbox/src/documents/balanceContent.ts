import type { Schema } from '@meridian/api-client';
import { subtract } from '@meridian/money';
import { readHistory } from '../balance/history.ts';
import { readTimeZone, startOfDay } from '../calls/period.ts';
import { invalid } from '../core/ProblemError.ts';
import type { Investor } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentContent } from './DocumentContent.ts';
import { documentFormat } from './documentFormat.ts';
import { holderRows } from './holderRows.ts';
import { isOver } from './isOver.ts';
import { countBlocks, readCount } from './readCount.ts';

/** What the balances of an investor were when a day ended, or are now. Refuses a day without balances: before the registration, after today. */
export async function balanceContent(
  context: TransactionContext & { readonly language: Schema<'Language'> },
  investor: Investor,
  { date, timeZone }: { readonly date: string; readonly timeZone?: string },
): Promise<DocumentContent> {
  const { language, currencies } = context;
  const format = documentFormat(context, timeZone);
  const { words, money } = format;
  const zone = timeZone === undefined ? {} : { timeZone };
  const rows: string[][] = [];
  for (const currency of currencies.keys()) {
    const { points } = await readHistory(context, investor, currency, { from: date, to: date, ...zone });
    const [point] = points;
    if (!point) throw invalid({ date: 'date_out_of_range' });
    const { available, onDeposit, total } = point;
    const inWithdrawal = subtract(subtract(total.amount, available.amount), onDeposit.amount);
    const leaving = serializeMoney(currencies, inWithdrawal, currency);
    rows.push([currency, ...[available, onDeposit, leaving, total].map(money)]);
  }
  const isDayOver = await isOver(context, date, zone);
  const count = await readCount(context, investor.id, startOfDay(date, await readTimeZone(context, zone), 1));
  return {
    kind: 'balance',
    language,
    title: words.balance.title,
    blocks: [
      {
        kind: 'facts',
        title: words.details,
        rows: [
          ...(await holderRows(context, investor, format)),
          [words.day, format.day(date)],
          [words.timeZone, format.timeZoneName],
        ],
      },
      {
        kind: 'table',
        title: isDayOver ? words.balance.atEnd(format.day(date)) : words.balance.now,
        columns: [
          { name: words.balance.currency, isFigure: false, share: 2 },
          { name: words.balance.available, isFigure: true, share: 4 },
          { name: words.balance.onDeposit, isFigure: true, share: 4 },
          { name: words.balance.inWithdrawal, isFigure: true, share: 4 },
          { name: words.balance.total, isFigure: true, share: 4 },
        ],
        rows,
      },
      {
        kind: 'text',
        text: isDayOver ? words.statement.heldNote : `${words.balance.notOver} ${words.statement.heldNote}`,
      },
      ...(count ? countBlocks(count, words.count.ofAccount, format) : []),
    ],
  };
}
