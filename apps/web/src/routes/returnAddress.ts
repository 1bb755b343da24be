import { languages } from '@meridian/i18n';

const PARAMETER = 'returnTo';
const INVITER = 'inviter';

const isInCabinet = (path: string) => new RegExp(`^/(${languages.join('|')})/cabinet(?=[/?]|$)`).test(path);

/** The login address that returns to `from` after the login. An inviter moves to the login address, which passes it to the registration. */
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
  const asked = search.get(PARAMETER);
  return asked && isInCabinet(asked) ? asked : otherwise;
}
