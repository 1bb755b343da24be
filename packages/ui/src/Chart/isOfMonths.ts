import { DAY_MS, type ChartSpan } from './spanOf.ts';

/** Whether a span is so long that its months are told apart and not their days. */
export const isOfMonths = ({ first, last }: ChartSpan): boolean => last - first >= 366 * DAY_MS;
