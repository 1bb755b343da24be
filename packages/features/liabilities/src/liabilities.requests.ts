import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /liabilities`: what the service owes, night by night. Null makes no call. */
export const useLiabilities = (query: QueryParameters<'/liabilities'> | null) =>
  useApiQuery(query && '/liabilities', { params: { query: query ?? {} } });

/** `GET /user/liabilities/{id}`: the part of this investor in a snapshot. */
export const useOwnLiabilities = (id: string) =>
  useApiQuery('/user/liabilities/{id}', { params: { path: { id } } });
