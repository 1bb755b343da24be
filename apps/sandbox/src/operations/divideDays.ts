import type { Schema } from '@meridian/api-client';
import { addDays, mostDays, type Period } from '../calls/period.ts';

type Unit = Schema<'OperationBreakdown'>['unit'];

interface Span {
  readonly from: string;
  readonly to: string;
}

const mostSpans = 16;

/** The first day of the unit that has the day, or of one of the next. */
function startOf(day: string, unit: Unit, next = 0): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (unit) {
    case 'week':
      return addDays(day, 7 * next - ((date.getUTCDay() + 6) % 7));
    case 'month':
      return new Date(Date.UTC(year, month + next)).toISOString().slice(0, 10);
    case 'quarter':
      return new Date(Date.UTC(year, month - (month % 3) + 3 * next)).toISOString().slice(0, 10);
    case 'year':
      return new Date(Date.UTC(year + next, 0)).toISOString().slice(0, 10);
  }
}

function spansOf({ from: first, to: last }: Span, unit: Unit): Span[] {
  const spans: Span[] = [];
  for (let from = first; from <= last;) {
    const next = startOf(from, unit, 1);
    const end = addDays(next, -1);
    spans.push({ from, to: end < last ? end : last });
    from = next;
  }
  return spans;
}

/**
 * Divides a period into at most 16 weeks, months or quarters, else into years. A period that is open or long begins and ends with
 * the days of its operations, which are in order.
 */
export function divideDays(
  { from, to }: Period,
  days: readonly string[],
): { readonly unit: Unit; readonly spans: readonly Span[] } {
  const isShort = from !== undefined && to !== undefined && addDays(from, mostDays) > to;
  const [first, last] = isShort ? [from, to] : [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'week', spans: [] };
  for (const unit of ['week', 'month', 'quarter'] as const) {
    const spans = spansOf({ from: first, to: last }, unit);
    if (spans.length <= mostSpans) return { unit, spans };
  }
  return { unit: 'year', spans: spansOf({ from: first, to: last }, 'year') };
}
