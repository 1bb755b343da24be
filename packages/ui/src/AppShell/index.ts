export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { NavItem } from './NavLink.tsx';
export { TopBarLink, type TopBarLinkProps } from './TopBarLink.tsx';
