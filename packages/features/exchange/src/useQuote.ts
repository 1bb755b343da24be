import { useApiQuery } from '@meridian/api-client/react';
import type { Pair } from './pairs.ts';

/** Milliseconds between two quotes, so the shown one rarely expires before the person confirms. */
export const QUOTE_INTERVAL_MS = 30_000;

/** The current rate of a pair. */
export const useQuote = ({ from, to }: Pair) =>
  useApiQuery('/user/exchange-rate', {
    params: { query: { sourceCurrency: from, targetCurrency: to } },
    refreshInterval: QUOTE_INTERVAL_MS,
  });
