/** Whole days, both inclusive. */
interface Month {
  readonly from: string;
  readonly to: string;
}

/** The day in the person's time zone, such as `2026-10-01`. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The current month until today. */
export function thisMonth(today: Date): Month {
  return { from: dayOf(new Date(today.getFullYear(), today.getMonth(), 1)), to: dayOf(today) };
}

/** The whole month before. */
export function lastMonth(today: Date): Month {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  return { from: dayOf(new Date(year, month - 1, 1)), to: dayOf(new Date(year, month, 0)) };
}
