import { useApiQuery } from '@meridian/api-client/react';

/** The exact receipts of a deposit: closed now, and at the end of its tariff. Changes nothing. */
export function useDepositClosing(id: string) {
  return useApiQuery('/funds/deposits/{id}/closing', { params: { path: { id } } });
}
