import type { QueryParameters } from '@meridian/api-client';
import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /crypto-cases/all`: the cases, with their odds. */
export const useCases = () => useApiQuery('/crypto-cases/all');

/** `POST /crypto-cases/{id}/open`: makes an attempt, and buys the case when its price is confirmed. */
export const useOpenCase = () => useApiMutation('post', '/crypto-cases/{id}/open');

/** `GET /user/case-operations`: one page of the win history. */
export const useCaseOperations = (query: QueryParameters<'/user/case-operations'>) =>
  useApiQuery('/user/case-operations', { params: { query }, keepPreviousData: true });

/** `GET /crypto-cases/limits`: the limits that the user has set for cases. */
export const useCaseLimits = () => useApiQuery('/crypto-cases/limits');

/** `PATCH /crypto-cases/limits`: sets a limit, or a break. */
export const useSetCaseLimits = () =>
  useApiMutation('patch', '/crypto-cases/limits', { revalidates: ['/crypto-cases/limits'] });

/** `POST /crypto-cases/welcome`: remembers that the welcome was shown (section 2). */
export const useRememberWelcome = () =>
  useApiMutation('post', '/crypto-cases/welcome', { revalidates: ['/crypto-cases/all'] });
