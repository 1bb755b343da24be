import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { en } from '../messages/en.ts';

/** The page that a route shows, by the key of its title. */
export type PageName = keyof (typeof en)['title'];

/** What a route says about itself in `handle`. */
export interface RouteHandle {
  page: PageName;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return handle instanceof Object && 'page' in handle;
}

/** The title of the page that is shown, in its language. */
export function usePageTitle(): string {
  const { t } = useTranslation('web');
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  return t(`title.${handle?.page ?? 'notFound'}`);
}
