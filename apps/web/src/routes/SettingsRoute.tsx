import { SettingsOverview } from '@meridian/feature-settings';
import { useSettingsEntries } from '../settings/useSettingsEntries.ts';

export function Component() {
  return <SettingsOverview entries={useSettingsEntries()} />;
}
