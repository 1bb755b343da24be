import { useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two quotes, so that the one that is shown seldom expires under the person's eyes. */
const QUOTE_AGAIN = 30_000;

/** The course from one currency to another, with the id it can be used by; asks nothing where there is no source. */
export function useExchangeQuote(sourceCurrency: string | null, targetCurrency: string) {
  return useApiQuery(sourceCurrency === null ? null : '/user/exchange-rate', {
    params: { query: { sourceCurrency: sourceCurrency ?? targetCurrency, targetCurrency } },
    refreshInterval: QUOTE_AGAIN,
  });
}
