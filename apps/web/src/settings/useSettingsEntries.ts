import type { SettingsEntry } from '@meridian/feature-settings';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../routes/paths.ts';
import { routeIds, routeOf } from '../routes/routes.ts';

const sections = routeIds.flatMap((id) => {
  const { title, setting } = routeOf(id);
  return setting ? [{ id, title, ...setting }] : [];
});

/** The sections of the settings, from the route table. */
export function useSettingsEntries(): readonly SettingsEntry[] {
  const { t } = useTranslation('web');
  const paths = usePaths();
  return sections.map(({ id, title, group, value }) => ({
    id,
    group,
    value,
    href: paths[id],
    label: t(`title.${title}`),
  }));
}
