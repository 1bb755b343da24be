import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from './paths.ts';
import { routeIds, routes } from './routes.ts';

/** The title of the current page, in its language. */
export function usePageTitle(): string {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  for (const id of routeIds) {
    const match = matchPath(paths[id], pathname);
    if (match) return t(`title.${routes[id].title}`, match.params);
  }
  return t('title.notFound');
}
