import type { QueryParameters } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

/** `GET /funds/deposits`: one page of the person's deposits. */
export const useDeposits = (query: QueryParameters<'/funds/deposits'>) =>
  useApiQuery('/funds/deposits', { params: { query }, keepPreviousData: true });
