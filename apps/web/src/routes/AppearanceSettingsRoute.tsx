import { AppearanceSection } from '@meridian/feature-settings';
import { languages, languageTable } from '@meridian/i18n';
import { useLocation } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { chooseScheme } from '../scheme/scheme.ts';
import { useChooseDisplayCurrency } from '../session/useChooseDisplayCurrency.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { translatePath } from '@meridian/frame/paths';

export function Component() {
  const code = useSession().user?.displayCurrency;
  const chooseDisplayCurrency = useChooseDisplayCurrency();
  const { pathname } = useLocation();
  const rememberLanguage = useRememberLanguage();
  return (
    <SettingsFrame section="appearanceSettings">
      <AppearanceSection
        language={useLanguage()}
        languages={languages.map((code) => ({
          code,
          name: languageTable[code].name,
          href: translatePath(pathname, code),
        }))}
        onLanguageChange={rememberLanguage}
        onSchemeChange={chooseScheme}
        displayCurrency={code === undefined ? undefined : { code, onChange: chooseDisplayCurrency }}
      />
    </SettingsFrame>
  );
}
