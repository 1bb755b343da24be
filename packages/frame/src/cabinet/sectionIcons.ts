import {
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  GiftIcon,
  LayoutDashboardIcon,
  ListIcon,
  SettingsIcon,
  SproutIcon,
  UsersIcon,
} from '@meridian/ui';
import type { Screen } from '../screens.ts';

/** The icons of the sections of the cabinet. */
export const sectionIcons = {
  dashboard: LayoutDashboardIcon,
  arrowDown: ArrowDownToLineIcon,
  arrowUp: ArrowUpFromLineIcon,
  exchange: ArrowLeftRightIcon,
  sprout: SproutIcon,
  list: ListIcon,
  users: UsersIcon,
  gift: GiftIcon,
  settings: SettingsIcon,
} satisfies Record<NonNullable<Screen['navigation']>['icon'], unknown>;
