import type { SettingsEntry } from '@meridian/feature-settings';
import {
  CircleCheckIcon,
  GlobeIcon,
  KeyRoundIcon,
  ListIcon,
  MonitorIcon,
  RepeatIcon,
  ShieldCheckIcon,
  UserIcon,
  WalletIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../routes/paths.ts';
import { type Route, routeIds, routeOf } from '../routes/routes.ts';

const icons = {
  user: UserIcon,
  badge: CircleCheckIcon,
  wallet: WalletIcon,
  key: KeyRoundIcon,
  shield: ShieldCheckIcon,
  monitor: MonitorIcon,
  list: ListIcon,
  globe: GlobeIcon,
  repeat: RepeatIcon,
} satisfies Record<NonNullable<Route['setting']>['icon'], unknown>;

const sections = routeIds.flatMap((id) => {
  const { title, setting } = routeOf(id);
  return setting ? [{ id, title, ...setting }] : [];
});

/** The sections of the settings, from the route table. */
export function useSettingsEntries(): readonly SettingsEntry[] {
  const { t } = useTranslation('web');
  const paths = usePaths();
  return sections.map(({ id, title, icon, about }) => ({
    id,
    href: paths[id],
    icon: icons[icon],
    label: t(`title.${title}`),
    about: t(`settingAbout.${about}`),
  }));
}
