const units = [
  { unit: 'year', milliseconds: 31_536_000_000 },
  { unit: 'month', milliseconds: 2_592_000_000 },
  { unit: 'week', milliseconds: 604_800_000 },
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const satisfies readonly { unit: Intl.RelativeTimeFormatUnit; milliseconds: number }[];

/**
 * The distance from `now` in the largest full unit. Rounds the past down ("at least 5 minutes ago") and the
 * future up. Below a minute it is "now".
 */
export function writeRelativeTime(moment: number, now: number, locale: string): string {
  const distance = moment - now;
  const step = units.find(({ milliseconds }) => Math.abs(distance) >= milliseconds);
  if (!step) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  // `ceil` does both: -5.9 becomes -5, and 5.1 becomes 6.
  const count = Math.ceil(distance / step.milliseconds);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(count, step.unit);
}
