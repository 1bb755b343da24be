import styled from '@emotion/styled';
import { Link } from '../Link/Link.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export interface OfferedLanguage {
  /** BCP 47, such as `ru`. */
  code: string;
  /** In the language itself: "Русский". */
  name: string;
  /** The current page in that language. */
  href: string;
}

export interface LanguageSwitchProps {
  /** Accessible name of the switch. */
  label: string;
  languages: readonly OfferedLanguage[];
  /** The code of the current language. */
  current: string;
  /** `other` hides the current language, for a narrow bar. */
  show?: 'all' | 'other';
}

/** Links to the current page in other languages. No flags: a language is not a country. */
export const LanguageSwitch = ({ label, languages, current, show = 'all' }: LanguageSwitchProps) => (
  <Root aria-label={label}>
    <ul>
      {languages
        .filter(({ code }) => show === 'all' || code !== current)
        .map(({ code, name, href }) => (
          <li key={code}>
            <Link
              href={href}
              hrefLang={code}
              lang={code}
              tone="quiet"
              aria-current={code === current ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
    </ul>
  </Root>
);

const Root = styled('nav')`
  color: ${token.inkMuted};
  font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};

  ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space1} ${token.space4};
  }

  a {
    display: inline-block;
    padding-block: 6px;
  }

  li > [aria-current] {
    color: ${token.ink};
    text-decoration-color: ${token.accentLine};
    text-decoration-thickness: 2px;
  }

  @media (pointer: coarse) {
    a {
      padding-block: ${token.space3};
    }
  }
`;
