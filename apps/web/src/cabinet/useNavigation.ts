import {
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  GiftIcon,
  LayoutDashboardIcon,
  ListIcon,
  type NavItem,
  SettingsIcon,
  SproutIcon,
  UsersIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from '../routes/paths.ts';
import { useExpectedCapabilities } from './useCapabilities.ts';
import { type Route, routeIds, routeOf } from '../routes/routes.ts';

const icons = {
  dashboard: LayoutDashboardIcon,
  arrowDown: ArrowDownToLineIcon,
  arrowUp: ArrowUpFromLineIcon,
  exchange: ArrowLeftRightIcon,
  sprout: SproutIcon,
  list: ListIcon,
  users: UsersIcon,
  gift: GiftIcon,
  settings: SettingsIcon,
} satisfies Record<NonNullable<Route['navigation']>['icon'], unknown>;

const sections = routeIds.flatMap((id) => {
  const { navigation, capability } = routeOf(id);
  return navigation ? [{ id, capability, ...navigation }] : [];
});

/** The sections in the bottom bar of phones. */
export const bottomBar = sections.filter(({ isInBottomBar }) => isInBottomBar).map(({ id }) => id);

/** The sections of the cabinet for the side bar, the current one marked. A section of a part that is off is left out. */
export function useNavigation(): { items: readonly NavItem[]; footItems: readonly NavItem[] } {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  const capabilities = useExpectedCapabilities();
  const shown = sections.filter(({ capability }) => !capability || capabilities[capability]);
  const itemOf = ({ id, icon, label }: (typeof sections)[number]): NavItem => ({
    id,
    icon: icons[icon],
    href: paths[id],
    label: t(`section.${label}`),
    // Every page of the cabinet is below the address of its first section.
    isCurrent: matchPath({ path: paths[id], end: id === 'cabinet' }, pathname) !== null,
  });
  return {
    items: shown.filter(({ isAtFoot }) => !isAtFoot).map(itemOf),
    footItems: shown.filter(({ isAtFoot }) => isAtFoot).map(itemOf),
  };
}
