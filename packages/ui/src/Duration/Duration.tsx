import { useLocale } from 'react-aria-components/I18nProvider';
import { noFigure } from '../Amount/writeFigure.ts';

export interface DurationProps {
  /** A length of time in seconds. Invalid values are shown as a dash. */
  seconds: number;
}

/** Up to two days are written in hours: "1 day" sounds like "by tomorrow". */
const units = [
  { unit: 'day', seconds: 86_400, least: 172_800 },
  { unit: 'hour', seconds: 3_600, least: 3_600 },
  { unit: 'minute', seconds: 60, least: 60 },
  { unit: 'second', seconds: 1, least: 0 },
] as const;

/**
 * A length of time in the largest unit that divides it exactly: "5 minutes", "36 часов". For a moment use
 * `DateTime`.
 */
export function Duration({ seconds }: DurationProps) {
  const { locale } = useLocale();
  if (!Number.isFinite(seconds) || seconds < 0) return <span>{noFigure}</span>;
  const fits = (unit: (typeof units)[number]) => seconds >= unit.least && seconds % unit.seconds === 0;
  const { unit, seconds: length } = units.find(fits) ?? units[3];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return <time dateTime={`PT${seconds}S`}>{format.format(seconds / length)}</time>;
}
