import { moneyQueries, useApiMutation, useApiQuery } from '@meridian/api-client/react';
import type { DecimalString } from '@meridian/money';

/** `GET /funds/deposits/{id}`: one deposit. */
export const useDeposit = (id: string) => useApiQuery('/funds/deposits/{id}', { params: { path: { id } } });

/** `PATCH /funds/deposits/{id}`: what happens at the end of the term of a deposit. */
export const useChangeDeposit = () =>
  useApiMutation('patch', '/funds/deposits/{id}', { revalidates: moneyQueries });

/**
 * `GET /funds/deposits/{id}/closing`: what closing a deposit, or a part of it, would give. No call is made while it is being closed.
 */
export const useDepositClosing = (id: string, part: DecimalString | undefined, isBeingClosed: boolean) =>
  useApiQuery(isBeingClosed ? null : '/funds/deposits/{id}/closing', {
    params: { path: { id }, ...(part !== undefined && { query: { amount: part } }) },
    keepPreviousData: true,
  });

/** `POST /funds/deposits/client/close/{id}`: closes a deposit before the end of its term. */
export const useCloseDeposit = () => useApiMutation('post', '/funds/deposits/client/close/{id}');

/** `POST /funds/deposits/{id}/parts`: closes a part of a deposit before the end of its term. */
export const useCloseDepositPart = () => useApiMutation('post', '/funds/deposits/{id}/parts');
