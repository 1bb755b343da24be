import { SettingsLayout } from '@meridian/feature-settings';
import type { ReactNode } from 'react';
import { usePaths } from '../routes/paths.ts';
import type { RouteId } from '../routes/routes.ts';
import { useSettingsEntries } from './useSettingsEntries.ts';

interface SettingsFrameProps {
  /** Undefined for the list of the sections. */
  section?: RouteId;
  children: ReactNode;
}

/** The frame of the settings: of their list and of every section, also of those that other features provide. */
export const SettingsFrame = ({ section, children }: SettingsFrameProps) => (
  <SettingsLayout entries={useSettingsEntries()} current={section} overviewHref={usePaths().settings}>
    {children}
  </SettingsLayout>
);
