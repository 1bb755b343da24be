import { SettingsList } from '@meridian/feature-settings';
import { useSettingsEntries } from '@meridian/frame';
import { languageTable } from '@meridian/i18n';
import { markPart, pageParts } from '@meridian/page-parts';
import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { usePaths } from './paths.ts';

/** From here up the sections are beside each page, so that a list of them would repeat them. */
const hasSectionsBeside = () => matchMedia('(min-width: 1024px)').matches;

/** What is open stays when the window changes. */
const watchNothing = () => () => {};
const isOnServer = () => false;

export function Component() {
  const { user } = useSession();
  const paths = usePaths();
  const entries = useSettingsEntries(paths, useExpectedCapabilities());
  const language = languageTable[useLanguage()].name;
  const signOut = useSignOut();
  const isWide = useSyncExternalStore(watchNothing, hasSectionsBeside, isOnServer);
  if (isWide) {
    return (
      // The skeleton stays until the profile is there.
      <div {...markPart(pageParts.waiting)}>
        <Navigate to={paths.profileSettings} replace />
      </div>
    );
  }
  if (!user) return null;
  return (
    <SettingsFrame>
      <SettingsList entries={entries} user={user} language={language} onSignOut={signOut} />
    </SettingsFrame>
  );
}
