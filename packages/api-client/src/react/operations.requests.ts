import type { QueryParameters } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

/** `GET /user/operations/`: one page of the person's operations, newest first. */
export const useOperations = (query: QueryParameters<'/user/operations/'>) =>
  useApiQuery('/user/operations/', { params: { query }, keepPreviousData: true });
