import type { Language } from '@meridian/i18n';
import { Link } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { translatePath } from '../routes/pathsIn.ts';
import { useAddress } from '../routes/useAddress.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { useLanguage } from './useLanguage.ts';

const OTHER: Record<Language, Language> = { en: 'ru', ru: 'en' };

/** Links to this page in the other language, named in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('web');
  const other = OTHER[useLanguage()];
  const { pathname } = useLocation();
  const { search, hash } = useAddress();
  const rememberLanguage = useRememberLanguage();
  return (
    <Link
      // The fragment may be what Telegram returned with.
      href={translatePath(pathname, other) + search + hash}
      hrefLang={other}
      onPress={() => rememberLanguage(other)}
    >
      <span lang={other}>{t(`language.${other}`)}</span>
    </Link>
  );
}
