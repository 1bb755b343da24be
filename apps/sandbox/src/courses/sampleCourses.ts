import { add, type DecimalString, multiply, parseDecimal } from '@meridian/money';
import { reportingCurrency } from '../balance/quotes.ts';

/** More digits than any course needs, and no more than the database stores. */
const decimals = 12;

interface Sample {
  readonly middle: DecimalString;
  /** How far the course gets from the middle, in thousandths of it. */
  readonly swing: DecimalString;
  /** Days from one highest course to the next. */
  readonly period: number;
}

/** Units for one USDT, which is its own measure. Round figures near those of 2026: no market had them. */
const perUsdt: Readonly<Record<string, Sample>> = {
  USDT: { middle: '1', swing: '0', period: 1 },
  USD: { middle: '1', swing: '0.8', period: 23 },
  EUR: { middle: '0.9215', swing: '14', period: 47 },
  RUB: { middle: '92.4', swing: '35', period: 61 },
};

/** Coins were cheaper on earlier days, by at most this part and in these periods. */
const coin = { fall: '0.0001', period: 90 } as const;

/** The currencies that a sample course can be in. */
export const sampledCurrencies: readonly string[] = Object.keys(perUsdt);

/** From -1000 to 1000 and back, once in a period, in whole numbers. */
function wave(day: number, period: number): number {
  const past = ((day % period) + period) % period;
  return Math.round((Math.abs(2 * past - period) * 2000) / period) - 1000;
}

const whole = (value: number): DecimalString => parseDecimal(String(value));

/**
 * A sample course, the same for the same day: what one unit of a currency with this worth in USDT is in the display currency. Undefined for
 * a display currency without a sample. On the day itself (`daysAgo` 0) a coin has its worth of now.
 */
export function sampleCourse(
  { currency, worth }: { readonly currency: string; readonly worth: DecimalString },
  displayCurrency: string,
  { day, daysAgo }: { readonly day: number; readonly daysAgo: number },
): DecimalString | undefined {
  const sample = perUsdt[displayCurrency];
  if (!sample) return undefined;
  const away = multiply(sample.swing, whole(wave(day, sample.period)), decimals);
  const units = multiply(sample.middle, add('1', multiply(away, '0.000001', decimals)), decimals);
  if (currency === reportingCurrency) return units;
  const fall = multiply(coin.fall, whole(wave(daysAgo, coin.period) - 1000), decimals);
  return multiply(multiply(worth, add('1', fall), decimals), units, decimals);
}
