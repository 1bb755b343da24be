import { pathsBelow } from '../../packages/frame/src/paths.ts';
import { publicLinks } from '../../packages/frame/src/publicScreens.ts';
import type { Capability } from '../../packages/frame/src/screens.ts';
import { useSettingsEntries } from '../../packages/frame/src/useSettingsEntries.ts';

/** The addresses of all screens as fragments, so that a link leaves no story. */
export const storyHrefs = pathsBelow('#/');

/** The links of the header and the footer of the public site. */
export const siteLinks = publicLinks(storyHrefs);

/** Every part of the product is on. */
export const allCapabilities = {
  referrals: true,
  cases: true,
  search: true,
  protection: true,
  readOnlyKeys: true,
  yearlyReport: true,
  support: true,
  documents: true,
} satisfies Record<Capability, boolean>;

/** The sections of the settings. */
export const useStorySettings = () => useSettingsEntries(storyHrefs, allCapabilities);
