const PARAMETER = 'returnTo';

/** The login address that brings a person back to where they were. */
export function loginAddress(login: string, from: string): string {
  return `${login}?${new URLSearchParams({ [PARAMETER]: from }).toString()}`;
}

/** Where to go after login: a path of this site, or the given one. An address of another site is never followed. */
export function returnAddress(search: URLSearchParams, otherwise: string): string {
  const wished = search.get(PARAMETER);
  return wished && /^\/(en|ru)\/cabinet(?=[/?]|$)/.test(wished) ? wished : otherwise;
}
