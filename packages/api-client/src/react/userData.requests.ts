import type { SWRConfiguration } from 'swr';
import type { Schema } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

type UserData<Type extends string> = Extract<Schema<'UserData'>, { type: Type }>;

/** How the data is read again. An interval is in milliseconds. */
interface UserDataRenewal<Type extends string> extends Pick<SWRConfiguration, 'dedupingInterval'> {
  readonly intervalFor?: (data: UserData<Type> | undefined) => number;
}

/** `GET /user-data/byType/{type}`: the personal data of the profile, or the state of the verification. */
export function useUserData<Type extends Schema<'UserData'>['type']>(
  type: Type,
  { intervalFor, ...behaviour }: UserDataRenewal<Type> = {},
) {
  const ofType = (data: Schema<'UserData'> | undefined) => (data && hasType(data, type) ? data : undefined);
  const { data, error, mutate } = useApiQuery('/user-data/byType/{type}', {
    params: { path: { type } },
    ...behaviour,
    ...(intervalFor && {
      refreshInterval: (latest: Schema<'UserData'> | undefined) => intervalFor(ofType(latest)),
    }),
  });
  return { data: ofType(data), error, mutate };
}

const hasType = <Type extends string>(data: Schema<'UserData'>, type: Type): data is UserData<Type> =>
  data.type === type;
