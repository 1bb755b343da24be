import { SettingsList } from '@meridian/feature-settings';
import { useSettingsEntries } from '@meridian/frame';
import { languageTable } from '@meridian/i18n';
import { useLanguage } from '../language/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const { user } = useSession();
  const entries = useSettingsEntries(usePaths(), useExpectedCapabilities());
  const language = languageTable[useLanguage()].name;
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <SettingsFrame>
      <SettingsList entries={entries} user={user} language={language} onSignOut={signOut} />
    </SettingsFrame>
  );
}
