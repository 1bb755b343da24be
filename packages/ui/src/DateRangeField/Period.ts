/** Two days, such as `2026-10-01`, both within the period; an end that is undefined is open. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** A period that people ask for often, such as the last thirty days. */
export interface PeriodPreset {
  id: string;
  label: string;
  period: Period;
}

export const endsFirst = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to < from;

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;
