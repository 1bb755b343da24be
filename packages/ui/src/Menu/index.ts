export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuAction, MenuEntry, MenuGroup } from './MenuEntry.ts';
