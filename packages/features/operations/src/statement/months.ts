/** Whole days, both inclusive. */
interface Month {
  readonly from: string;
  readonly to: string;
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The current month until today, a day such as `2026-10-15`. */
export const thisMonth = (today: string): Month => ({ from: firstOf(today), to: today });

/** The whole month before. */
export function lastMonth(today: string): Month {
  const end = new Date(`${firstOf(today)}T00:00:00Z`);
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: firstOf(to), to };
}
