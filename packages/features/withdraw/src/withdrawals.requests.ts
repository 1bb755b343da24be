import type { QueryParameters } from '@meridian/api-client';
import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /funds/payments`: one page of the user's withdrawals. */
export const useWithdrawals = (query: QueryParameters<'/funds/payments'>) =>
  useApiQuery('/funds/payments', { params: { query }, keepPreviousData: true });

/** The latest withdrawals: enough to find those that are undecided. */
export const useLatestWithdrawals = () => useWithdrawals({ limit: 20 });

/** `GET /funds/payments/{id}`: one withdrawal. */
export const useWithdrawal = (id: string) =>
  useApiQuery('/funds/payments/{id}', { params: { path: { id } } });

/**
 * `POST /funds/payments/request`: fixes the fee and sends a code; the balance does not change. A repeated request replaces the
 * code.
 */
export const useRequestWithdrawal = () => useApiMutation('post', '/funds/payments/request');

/** `POST /funds/payments/validate`: confirms a withdrawal with its code. */
export const useConfirmWithdrawal = () => useApiMutation('post', '/funds/payments/validate');

/** `POST /funds/payments/{id}/cancel`: cancels a withdrawal that is still pending. */
export const useCancelWithdrawal = () => useApiMutation('post', '/funds/payments/{id}/cancel');
