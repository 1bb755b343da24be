import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from './usePaths.ts';

/** The title of the page that is shown, in its language. */
export function usePageTitle(): string {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  const page = pages.find((name) => matchPath(paths[name], pathname));
  return t(`title.${page ?? 'notFound'}`);
}

const pages = [
  'login',
  'register',
  'confirmPhone',
  'cabinet',
  'refill',
  'deposits',
  'invest',
  'withdrawal',
  'operations',
] as const;
