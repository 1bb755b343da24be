import { SettingsLayout } from '@meridian/feature-settings';
import { useSettingsEntries } from '@meridian/frame';
import type { ScreenId } from '@meridian/frame/screens';
import type { ReactNode } from 'react';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { usePaths } from '../routes/paths.ts';

interface SettingsFrameProps {
  /** Undefined for the list of the sections. */
  section?: ScreenId;
  children: ReactNode;
}

/** The frame of the settings: of their list and of every section, also of those that other features provide. */
export function SettingsFrame({ section, children }: SettingsFrameProps) {
  const paths = usePaths();
  return (
    <SettingsLayout
      entries={useSettingsEntries(paths, useExpectedCapabilities())}
      current={section}
      overviewHref={paths.settings}
    >
      {children}
    </SettingsLayout>
  );
}
