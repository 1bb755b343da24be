/** An inclusive period of days, such as `2026-10-01`. An undefined end is open. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** A common period, such as the last thirty days. */
export interface PeriodPreset {
  id: string;
  label: string;
  period: Period;
}

export const endsFirst = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to < from;

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;
