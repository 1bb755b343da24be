/** Whole days, both inclusive. */
interface Month {
  readonly from: string;
  readonly to: string;
}

const writeDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The whole month of a day such as `2026-10-15`, or one some months later. */
export function monthOf(day: string, later = 0): Month {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + later];
  return { from: writeDay(Date.UTC(year, month)), to: writeDay(Date.UTC(year, month + 1, 0)) };
}

/** The current month until today, a day such as `2026-10-15`. */
export const thisMonth = (today: string): Month => ({ from: monthOf(today).from, to: today });
