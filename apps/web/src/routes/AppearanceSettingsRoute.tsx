import { AppearanceSection } from '@meridian/feature-settings';
import { languages } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { chooseScheme } from '../scheme/scheme.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { translatePath } from './pathsIn.ts';

export function Component() {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const rememberLanguage = useRememberLanguage();
  return (
    <SettingsFrame section="appearanceSettings">
      <AppearanceSection
        language={useLanguage()}
        languages={languages.map((code) => ({
          code,
          name: t(`language.${code}`),
          href: translatePath(pathname, code),
        }))}
        onLanguageChange={rememberLanguage}
        onSchemeChange={chooseScheme}
      />
    </SettingsFrame>
  );
}
