import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  LayoutDashboardIcon,
  ListIcon,
  SproutIcon,
  type NavItem,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from '../routes/usePaths.ts';

/** The sections of the cabinet as the side bar lists them (section 2), with the one that is open marked. */
export function useSections(): readonly NavItem[] {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  const isOpen = (href: string) => matchPath({ path: href, end: href === paths.cabinet }, pathname) !== null;
  return (
    [
      { id: 'cabinet', icon: LayoutDashboardIcon, href: paths.cabinet },
      { id: 'refill', icon: ArrowDownToLineIcon, href: paths.refill },
      { id: 'deposits', icon: SproutIcon, href: paths.deposits },
      { id: 'withdrawal', icon: ArrowUpFromLineIcon, href: paths.withdrawal },
      { id: 'operations', icon: ListIcon, href: paths.operations },
    ] as const
  ).map((section) => ({ ...section, label: t(`nav.${section.id}`), isCurrent: isOpen(section.href) }));
}
