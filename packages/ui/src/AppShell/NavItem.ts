import type { LucideIcon } from '../Icon/Icon.tsx';

/** One place of the cabinet, or one act of its frame such as signing out. */
export type NavItem = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The page that is shown, or the one it belongs to. */
  isCurrent?: boolean;
} & ({ href: string } | { onPress: () => void });
