import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  GiftIcon,
  LayoutDashboardIcon,
  ListIcon,
  type NavItem,
  SproutIcon,
  UsersIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from '../routes/paths.ts';
import { type Route, routeIds, routeOf } from '../routes/routes.ts';

const icons = {
  dashboard: LayoutDashboardIcon,
  arrowDown: ArrowDownToLineIcon,
  arrowUp: ArrowUpFromLineIcon,
  sprout: SproutIcon,
  list: ListIcon,
  users: UsersIcon,
  gift: GiftIcon,
} satisfies Record<NonNullable<Route['navigation']>['icon'], unknown>;

const sections = routeIds.flatMap((id) => {
  const { navigation } = routeOf(id);
  return navigation ? [{ id, ...navigation }] : [];
});

/** The sections in the bottom bar of phones. */
export const bottomBar = sections.filter(({ isInBottomBar }) => isInBottomBar).map(({ id }) => id);

/** The sections of the cabinet for the side bar, the current one marked. */
export function useNavigation(): readonly NavItem[] {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  return sections.map(({ id, icon, label }) => ({
    id,
    icon: icons[icon],
    href: paths[id],
    label: t(`section.${label}`),
    // Every page of the cabinet is below the address of its first section.
    isCurrent: matchPath({ path: paths[id], end: id === 'cabinet' }, pathname) !== null,
  }));
}
