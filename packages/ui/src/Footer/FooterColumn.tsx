import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from '../Link/Link.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export interface FooterColumnContent {
  /** Heading and accessible name of the column. */
  title: string;
  links: readonly { label: string; href: string }[];
}

/** One group of links of a `Footer`. */
export function FooterColumn({ title, links }: FooterColumnContent) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
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

  /* The link fills its row, so that a tap between two links still hits one. */
  @media (pointer: coarse) {
    li {
      padding-block: 0;
    }

    li > a {
      display: inline-block;
    }
  }
`;
