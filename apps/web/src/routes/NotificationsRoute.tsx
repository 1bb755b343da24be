import { NotificationsPage, notificationsFilters } from '@meridian/feature-notifications';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';
import { useNotificationHrefs } from './useNotificationHrefs.ts';

export function Component() {
  return (
    <NotificationsPage
      filters={useListFilters(notificationsFilters)}
      hrefs={useNotificationHrefs()}
      settingsHref={usePaths().notificationSettings}
    />
  );
}
