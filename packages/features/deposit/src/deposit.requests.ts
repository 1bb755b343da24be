import { moneyQueries, useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /funds/deposits/{id}`: one deposit. */
export const useDeposit = (id: string) => useApiQuery('/funds/deposits/{id}', { params: { path: { id } } });

/** `PATCH /funds/deposits/{id}`: what happens at the end of the term of a deposit. */
export const useChangeDeposit = () =>
  useApiMutation('patch', '/funds/deposits/{id}', { revalidates: moneyQueries });

/** `GET /funds/deposits/{id}/closing`: what closing a deposit would give. No call is made while it is being closed. */
export const useDepositClosing = (id: string, isBeingClosed: boolean) =>
  useApiQuery(isBeingClosed ? null : '/funds/deposits/{id}/closing', {
    params: { path: { id } },
    keepPreviousData: true,
  });

/** `POST /funds/deposits/client/close/{id}`: closes a deposit before the end of its term. */
export const useCloseDeposit = () => useApiMutation('post', '/funds/deposits/client/close/{id}');
