import type { Language } from '@meridian/i18n';
import type { TFunction } from 'i18next';
import { brand } from '@meridian/web/brand';
import { getPaths } from '@meridian/frame/paths';
import { labelOf, screens, sectionIds } from '@meridian/frame/screens';
import type { InstalledIcons, ThemeColours } from './document.ts';

interface ManifestOptions {
  language: Language;
  t: TFunction<'frame'>;
  icons: InstalledIcons;
  themeColours: ThemeColours;
}

/** What a device needs to install the cabinet as an app, in one language. */
export function renderManifest({ language, t, icons, themeColours }: ManifestOptions): string {
  const paths = getPaths[language];
  const png = (src: string, width: number) => ({ src, sizes: `${width}x${width}`, type: 'image/png' });
  return JSON.stringify(
    {
      // One app in all languages: its id does not change with the start address.
      id: '/cabinet',
      name: brand.name,
      short_name: brand.name,
      description: t('installed.description'),
      lang: language,
      start_url: paths.cabinet,
      // Also the sign-in, the public pages that the cabinet links to, and the other language.
      scope: '/',
      display: 'standalone',
      background_color: themeColours.light,
      theme_color: themeColours.light,
      icons: [
        png(icons.small, 192),
        png(icons.large, 512),
        { ...png(icons.maskable, 512), purpose: 'maskable' },
      ],
      shortcuts: sectionIds.flatMap((id) =>
        id !== 'cabinet' && screens[id].navigation.isInBottomBar
          ? [{ name: t(labelOf(id)), url: paths[id] }]
          : [],
      ),
    },
    undefined,
    2,
  );
}
