import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../cabinet/useCapabilities.ts';
import { routeOf } from './routes.ts';
import { useRouteMatch } from './useRouteMatch.ts';

/** The title of the current page, in its language. */
export function usePageTitle(): string {
  const { t } = useTranslation('web');
  const match = useRouteMatch();
  const capabilities = useCapabilities();
  const route = match && routeOf(match.id);
  const isOff = route?.capability && capabilities && !capabilities[route.capability];
  return route && !isOff ? t(`title.${route.title}`, match.params) : t('title.notFound');
}
