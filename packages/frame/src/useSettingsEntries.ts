import type { SettingsEntry } from '@meridian/feature-settings';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { type ScreenId, screenIds, getScreen } from './screens.ts';

/** The sections of the settings, from the table of screens. */
export function useSettingsEntries(hrefs: Readonly<Record<ScreenId, string>>): readonly SettingsEntry[] {
  const { t } = useTranslation(messages);
  return screenIds.flatMap((id) => {
    const { setting } = getScreen(id);
    return setting ? [{ id, href: hrefs[id], label: t(`title.${id}`), ...setting }] : [];
  });
}
