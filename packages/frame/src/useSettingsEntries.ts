import type { SettingsEntry } from '@meridian/feature-settings';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { type Capability, type ScreenId, screenIds, getScreen } from './screens.ts';

/** The sections of the settings, from the table of screens, without those that the server has switched off. */
export function useSettingsEntries(
  hrefs: Readonly<Record<ScreenId, string>>,
  capabilities: Readonly<Record<Capability, boolean>>,
): readonly SettingsEntry[] {
  const { t } = useTranslation(messages);
  return screenIds.flatMap((id) => {
    const { setting, capability } = getScreen(id);
    const isOn = capability === undefined || capabilities[capability];
    return setting && isOn ? [{ id, href: hrefs[id], label: t(`title.${id}`), ...setting }] : [];
  });
}
