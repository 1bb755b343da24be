import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/statement`: the statement of a currency for a period. */
export const useStatement = (query: QueryParameters<'/user/statement'>) =>
  useApiQuery('/user/statement', { params: { query }, keepPreviousData: true });
