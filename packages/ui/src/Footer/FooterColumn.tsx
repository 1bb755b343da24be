import styled from '@emotion/styled';
import { useId, version } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronUpIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export interface FooterColumnContent {
  /** Heading and accessible name of the column. */
  title: string;
  links: readonly { label: string; href: string }[];
  /** On a phone the heading is a button, and the links are in a sheet at the bottom: for those that few people follow. */
  isFolded?: boolean;
}

// React 18 does not know the property, and sets only an attribute in lower case without a warning.
const popoverTarget = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';

/** One group of links of a `Footer`. */
export function FooterColumn({ title, links, isFolded = false }: FooterColumnContent) {
  const [titleId, sheetId] = [useId(), useId()];
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId} data-folded={isFolded}>
        {title}
      </h2>
      {/* Native, as on a page without scripts. */}
      {isFolded && (
        <button type="button" {...{ [popoverTarget]: sheetId }}>
          <span>{title}</span>
          <Icon of={ChevronUpIcon} size={16} />
        </button>
      )}
      <ul {...(isFolded && { id: sheetId, popover: 'auto' })}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} tone="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

// A link fills its row, so that a tap between two links still hits one.
const Root = styled('nav')`
  min-inline-size: 0;

  h2 {
    margin: 0 0 ${token.space2};
    color: ${token.ink};
    font: ${token.weightStrong} ${token.text14} / ${token.line14} ${token.fontSans};
  }

  ul {
    ${plainList}
  }

  li {
    padding-block: 6px;
  }

  button {
    display: none;
  }

  ul[popover] {
    display: block;
    position: static;
    border: 0;
    background: none;
    color: inherit;
    overflow: visible;
  }

  @media (pointer: coarse) {
    li {
      padding-block: 0;
    }

    li > a {
      display: inline-block;
    }
  }

  @media (max-width: 479.98px) {
    h2[data-folded='true'] {
      display: none;
    }

    button {
      display: inline-flex;
      align-items: center;
      gap: ${token.space2};
      min-block-size: ${token.targetMin};
      margin-block: -12px;
      padding: 0;
      border: 0;
      border-radius: ${token.radiusControl};
      background: none;
      color: ${token.ink};
      font: ${token.weightStrong} ${token.text14} / ${token.line14} ${token.fontSans};
      cursor: pointer;
    }

    ul[popover] {
      display: none;
      position: fixed;
      inset: auto 0 0;
      box-sizing: border-box;
      inline-size: auto;
      max-block-size: 100dvh;
      padding: ${token.space4};
      border-block-start: 1px solid ${token.line};
      background: ${token.surfaceRaised};
      box-shadow: ${token.shadow2};
      overflow: auto;
    }

    ul:popover-open {
      display: block;
    }

    ul[popover] a {
      display: flex;
      align-items: center;
      min-block-size: ${token.targetMin};
    }
  }
`;
