import type { NavItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { sectionIcons } from './sectionIcons.ts';
import { type Capability, labelOf, type Screen, type ScreenId, screens, sectionIds } from '../screens.ts';

const sections = sectionIds.map((id) => {
  const { navigation, capability }: Screen = screens[id];
  return { id, capability, isAtFoot: false, ...navigation, icon: sectionIcons[screens[id].navigation.icon] };
});

/** The sections in the bottom bar of phones. */
export const bottomBar = sections.filter(({ isInBottomBar }) => isInBottomBar).map(({ id }) => id);

interface NavigationOptions {
  hrefs: Readonly<Record<ScreenId, string>>;
  /** The address of the shown page, written as the `hrefs`. */
  address: string;
  capabilities: Readonly<Record<Capability, boolean>>;
}

/** The sections of the cabinet for the side bar, the current one marked. A section of a part that is off is left out. */
export function useNavigation({ hrefs, address, capabilities }: NavigationOptions): {
  items: readonly NavItem[];
  footItems: readonly NavItem[];
} {
  const { t } = useTranslation(messages);
  const shown = sections.filter(({ capability }) => !capability || capabilities[capability]);
  const itemOf = ({ id, icon }: (typeof sections)[number]): NavItem => ({
    id,
    icon,
    href: hrefs[id],
    label: t(labelOf(id)),
    // Every page of the cabinet is below the address of its first section.
    isCurrent: address === hrefs[id] || (id !== 'cabinet' && address.startsWith(`${hrefs[id]}/`)),
  });
  return {
    items: shown.filter(({ isAtFoot }) => !isAtFoot).map(itemOf),
    footItems: shown.filter(({ isAtFoot }) => isAtFoot).map(itemOf),
  };
}
