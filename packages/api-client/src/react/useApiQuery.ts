import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../ApiError.ts';
import { type AnyInit, call } from '../call.ts';
import type { Argument, CallInit, Data, PathWith } from '../contractTypes.ts';
import { useApiClient } from './ApiClientProvider.tsx';

type Behaviour = Pick<SWRConfiguration, 'refreshInterval' | 'keepPreviousData'>;

/** Parameters of the call, and how often (in milliseconds) it is asked again where a state is awaited. */
export type QueryInit<P extends PathWith<'get'>> = CallInit<'get', P> & Behaviour;

/**
 * Reads from the server. The key of the cache is the path and its parameters, so that two components that ask the same
 * share one request. A null path asks nothing. Fails with an ApiError.
 */
export function useApiQuery<P extends PathWith<'get'>>(
  path: P | null,
  ...[init]: Argument<QueryInit<P>>
): SWRResponse<Data<'get', P>, ApiError> {
  const client = useApiClient();
  const { params, ...behaviour }: AnyInit & Behaviour = init ?? {};
  return useSWR<Data<'get', P>, ApiError, readonly [P, AnyInit['params']] | null>(
    path && [path, params],
    ([asked, given]) => call(client, 'get', asked, { params: given }),
    behaviour,
  );
}
