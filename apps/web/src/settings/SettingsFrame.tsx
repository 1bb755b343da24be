import { SettingsLayout } from '@meridian/feature-settings';
import { useSettingsEntries } from '@meridian/frame';
import type { ScreenId } from '@meridian/frame/screens';
import { languageTable } from '@meridian/i18n';
import type { ReactNode } from 'react';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { usePaths } from '../routes/paths.ts';
import { useSession } from '../session/useSession.ts';

interface SettingsFrameProps {
  /** Undefined for the list of the sections. */
  section?: ScreenId;
  children: ReactNode;
}

/** The frame of the settings: of their list and of every section, also of those that other features provide. */
export function SettingsFrame({ section, children }: SettingsFrameProps) {
  const paths = usePaths();
  const entries = useSettingsEntries(paths, useExpectedCapabilities());
  const language = languageTable[useLanguage()].name;
  const { user } = useSession();
  return (
    <SettingsLayout
      entries={entries}
      user={user}
      language={language}
      current={section}
      overviewHref={paths.settings}
    >
      {children}
    </SettingsLayout>
  );
}
