import type { SettingValue } from './useSettingValues.ts';

/** The groups of the sections, in the order of the list. */
export const settingsGroups = ['account', 'security', 'app'] as const;

/** A section of the settings, with its address. */
export interface SettingsEntry {
  readonly id: string;
  readonly group: (typeof settingsGroups)[number];
  readonly href: string;
  readonly label: string;
  /** What the list says about it. */
  readonly value?: SettingValue | undefined;
}
