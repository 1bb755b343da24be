import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  LayoutDashboardIcon,
  ListIcon,
  SproutIcon,
  type NavItem,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePaths } from '../routes/usePaths.ts';

/** The sections of the cabinet as the side bar lists them (section 2), with the one that is open marked. */
export function useSections(): readonly NavItem[] {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const paths = usePaths();
  const isOpen = (href: string) =>
    pathname === href || (href !== paths.cabinet && pathname.startsWith(`${href}/`));
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
