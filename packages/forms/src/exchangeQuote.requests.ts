import { useApiQuery } from '@meridian/api-client/react';

/** Seconds between two quotes, so the shown one rarely expires before the user confirms. */
export const quoteRenewalSeconds = 30;

/** `GET /user/exchange-rate`: a quote for an exchange, renewed before it expires. Null makes no call. */
export const useExchangeQuote = (pair: { readonly from: string; readonly to: string } | null) =>
  useApiQuery(pair && '/user/exchange-rate', {
    params: { query: { sourceCurrency: pair?.from ?? '', targetCurrency: pair?.to ?? '' } },
    refreshInterval: quoteRenewalSeconds * 1000,
  });
