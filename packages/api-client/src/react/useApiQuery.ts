import { useState } from 'react';
import useSWR, {
  type KeyedMutator,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize as serialize,
} from 'swr';
import type { ApiError } from '../ApiError.ts';
import { type AnyInit, call } from '../call.ts';
import type { Argument, CallInit, Data, PathWith } from '../contractTypes.ts';
import { type Query, useApiClient, useApiLanguage } from './ApiClientProvider.tsx';

type Behaviour = Pick<SWRConfiguration, 'dedupingInterval' | 'refreshInterval' | 'keepPreviousData'>;

/** The parameters of a query and the SWR options that callers may set. */
export type QueryInit<P extends PathWith<'get'>> = CallInit<'get', P> & Behaviour;

/** As in SWR. Declared here, so that the types of a feature import this package and not SWR, which the feature does not install. */
export interface ApiMutator<Value> extends KeyedMutator<Value> {}

/** What a query returns, as in SWR. */
export interface ApiQuery<Value> extends SWRResponse<Value, ApiError> {
  mutate: ApiMutator<Value>;
}

/** The key of a response for `ApiClientProvider`. */
export const responseKey = <P extends PathWith<'get'>>(
  path: P,
  language: string,
  params?: AnyInit['params'],
): string => getResponseKey({ path, params }, language);

/** The same for a query that a page was heard to make. */
export const getResponseKey = ({ path, params }: Query, language: string): string =>
  serialize([path, params, language]);

/**
 * Reads from the server. The cache key is the path, its parameters and the language. A null path makes no call. `error` is
 * an ApiError.
 */
export function useApiQuery<P extends PathWith<'get'>>(
  path: P | null,
  ...[init]: Argument<QueryInit<P>>
): ApiQuery<Data<'get', P>> {
  const client = useApiClient();
  const language = useApiLanguage();
  const { params, keepPreviousData = false, ...behaviour }: AnyInit & Behaviour = init ?? {};
  const [shownLanguage, setShownLanguage] = useState(language);
  const isSwitching = shownLanguage !== language;
  const query = useSWR<Data<'get', P>, ApiError, readonly [P, AnyInit['params'], string] | null>(
    path && [path, params, language],
    ([asked, given, spoken]) => call(client, 'get', asked, { params: given }, { 'Accept-Language': spoken }),
    { ...behaviour, keepPreviousData: keepPreviousData && !isSwitching },
  );
  if (keepPreviousData && isSwitching && query.data !== undefined) setShownLanguage(language);
  return query;
}
