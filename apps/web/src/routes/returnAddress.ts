const PARAMETER = 'returnTo';
const INVITER = 'inviter';

/**
 * The login address that brings a person back to where they were. An inviter moves into the address of the login, which hands it on
 * to the registration.
 */
export function loginAddress(login: string, from: string): string {
  const { pathname, searchParams, hash } = new URL(from, window.location.origin);
  const inviter = searchParams.get(INVITER);
  searchParams.delete(INVITER);
  const rest = searchParams.size === 0 ? '' : `?${searchParams.toString()}`;
  const query = new URLSearchParams({ [PARAMETER]: pathname + rest + hash });
  if (inviter !== null) query.set(INVITER, inviter);
  return `${login}?${query.toString()}`;
}

/** Where to go after login: a path of this site, or the given one. An address of another site is never followed. */
export function returnAddress(search: URLSearchParams, otherwise: string): string {
  const wished = search.get(PARAMETER);
  return wished && /^\/(en|ru)\/cabinet(?=[/?]|$)/.test(wished) ? wished : otherwise;
}
