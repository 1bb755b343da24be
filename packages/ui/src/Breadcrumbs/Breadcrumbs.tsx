import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** The accessible name: "You are here". */
  label: string;
  /** The parent pages, outermost first. */
  parents: readonly [Breadcrumb, ...Breadcrumb[]];
  /** The title of the current page; not a link. */
  current: string;
}

/** The path to a page that is two or more levels deep. For one level use `back` of `PageHeader`. */
export function Breadcrumbs({ label, parents, current }: BreadcrumbsProps) {
  return (
    <Root aria-label={label}>
      <ol>
        {parents.map((parent, level) => (
          <li key={parent.href}>
            {level > 0 && <Icon of={ChevronRight} size={16} />}
            <Link href={parent.href} tone="quiet">
              {parent.label}
            </Link>
          </li>
        ))}
        <li>
          <Icon of={ChevronRight} size={16} />
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Root>
  );
}

const Root = styled('nav')`
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  ol {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space1};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${token.space1};
    min-inline-size: 0;
    min-block-size: ${token.space6};
  }

  svg {
    flex: none;
  }

  svg:dir(rtl) {
    scale: -1 1;
  }

  [aria-current] {
    color: ${token.ink};
  }
`;
