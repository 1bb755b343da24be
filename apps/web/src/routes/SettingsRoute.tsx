import { SettingsList } from '@meridian/feature-settings';
import { languageTable } from '@meridian/i18n';
import { useLanguage } from '../language/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { useSettingsEntries } from '../settings/useSettingsEntries.ts';

export function Component() {
  const { user } = useSession();
  const entries = useSettingsEntries();
  const language = languageTable[useLanguage()].name;
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <SettingsFrame>
      <SettingsList entries={entries} user={user} language={language} onSignOut={signOut} />
    </SettingsFrame>
  );
}
