import type { SettingsEntry } from '../../packages/features/settings/src/frame/SettingsEntry.ts';
import { useSay } from '../useSay.ts';
import { type FrameWords, frameWords } from './frameWords.ts';
import { screens } from './screens.ts';

/** The sections of the settings, as the route table has them. */
export function useSettingsEntries(): readonly SettingsEntry[] {
  const { title } = useSay()<FrameWords>(frameWords.en, frameWords.ru);
  return Object.entries(screens).flatMap(([id, screen]) =>
    'setting' in screen ? [{ id, label: title[screen.title], href: `#${id}`, ...screen.setting }] : [],
  );
}
