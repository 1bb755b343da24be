import { type Paths, pathsIn } from '../../packages/frame/src/paths.ts';
import { publicLinks } from '../../packages/frame/src/publicScreens.ts';
import { useSettingsEntries } from '../../packages/frame/src/useSettingsEntries.ts';

const isComplete = (hrefs: Readonly<Record<string, string>>): hrefs is Paths =>
  Object.keys(pathsIn.en).every((id) => id in hrefs);

function fragments(): Paths {
  const hrefs = Object.fromEntries(Object.entries(pathsIn.en).map(([id, path]) => [id, `#${path}`]));
  if (!isComplete(hrefs)) throw new Error('A screen has no address.');
  return hrefs;
}

/** The addresses of all screens as fragments, so that a link leaves no story. */
export const storyHrefs = fragments();

/** The links of the header and the footer of the public site. */
export const siteLinks = publicLinks(storyHrefs);

/** The sections of the settings. */
export const useStorySettings = () => useSettingsEntries(storyHrefs);
