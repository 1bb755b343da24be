import { languages, languageTable } from '@meridian/i18n';
import { Inline, Link, Text } from '@meridian/ui';
import { useLocation } from 'react-router';
import { translatePath } from '@meridian/frame/paths';
import { useAddress } from '../routes/useAddress.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { useLanguage } from './useLanguage.ts';

/** Links to this page in the other languages, each named in its own language. */
export function LanguageSwitch() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { search } = useAddress();
  const rememberLanguage = useRememberLanguage();
  const links = languages
    .filter((other): boolean => other !== language)
    .map((other) => (
      <Text key={other} isInline weight="medium">
        <Link
          href={translatePath(pathname, other) + search}
          hrefLang={other}
          tone="quiet"
          onPress={() => rememberLanguage(other)}
        >
          <span lang={other}>{languageTable[other].name}</span>
        </Link>
      </Text>
    ));
  return <Inline gap={4}>{links}</Inline>;
}
