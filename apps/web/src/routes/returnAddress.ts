const PARAMETER = 'returnTo';

/** The login address that returns to `from` after the login. */
export function loginAddress(login: string, from: string): string {
  return `${login}?${new URLSearchParams({ [PARAMETER]: from }).toString()}`;
}

/** Where to go after login: a path of this site, or the given one. An address of another site is never followed. */
export function returnAddress(search: URLSearchParams, otherwise: string): string {
  const asked = search.get(PARAMETER);
  return asked && /^\/(en|ru)\/cabinet(?=[/?]|$)/.test(asked) ? asked : otherwise;
}
