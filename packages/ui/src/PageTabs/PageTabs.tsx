import styled from '@emotion/styled';
import { Link } from 'react-aria-components/Link';
import { media } from '../media.ts';
import { plainNavigation } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

/** A page of `PageTabs`. */
export interface PageTab {
  label: string;
  href: string;
  /** How many entries the page lists, when that is known. */
  count?: string | undefined;
  isCurrent: boolean;
}

export interface PageTabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly PageTab[];
}

/** Pages of one subject with addresses of their own, in the head of each of them. For views without an address use `Tabs`. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <Root aria-label={label}>
    <ul>
      {tabs.map(({ label: name, href, count, isCurrent }) => (
        <li key={href}>
          <Link className="mn-part" href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span>{name}</span>
            {count !== undefined && (
              <>
                {' '}
                <small>{count}</small>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </Root>
);

// Forced colors would draw the transparent border, and every tab would look current.
const Root = styled('nav')`
  ${media.small} {
    margin-block-start: calc(-1 * ${token.space3});
  }

  ul {
    ${plainNavigation}
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space6};
    box-shadow: inset 0 -1px ${token.line};
  }

  a {
    display: block;
    box-sizing: border-box;
    min-inline-size: ${token.targetMin};
    padding-block: ${token.space3};
    border-block-end: 2px solid transparent;
    color: ${token.inkMuted};
    font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
    text-decoration: none;
  }

  a:is([data-hovered], [aria-current]) {
    color: ${token.ink};
  }

  a[aria-current] {
    border-color: ${token.accentLine};
  }

  a[data-focus-visible] {
    border-radius: ${token.radiusControl};
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  small {
    color: ${token.inkMuted};
    font: inherit;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
