import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { media } from '../media.ts';
import { Icon } from '../Icon/Icon.tsx';
import { plainList } from '../plainList.ts';
import { pressedRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import { pagesToShow } from './pagesToShow.ts';

export interface PaginationProps {
  /** The current page, from 1. Larger numbers show the last page. */
  page: number;
  /** Items per page. */
  limit: number;
  /** Items on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  labels: PaginationLabels;
}

export interface PaginationLabels {
  /** Accessible name of the landmark, such as "Pages of refills". */
  navigation: string;
  previous: string;
  next: string;
  /** Such as "Page 3". */
  page: (page: number) => string;
  /** Such as "21–40 of 134", and without items "No refills". Absent where pages are counted and not items. */
  range?: ((first: number, last: number, total: number) => string) | undefined;
  /** Such as "2 of 7", shown instead of the numbers on narrow screens. */
  position: (page: number, pageCount: number) => string;
}

/** Numbers from a URL or a response may be NaN. */
const atLeast = (least: number, asked: number) =>
  asked >= least && asked < Infinity ? Math.floor(asked) : least;

/** Page navigation of a list, below its `Table`. With a single page it only shows the number of items. */
export function Pagination({ onPageChange, labels, ...asked }: PaginationProps) {
  const { locale } = useLocale();
  const [limit, total] = [atLeast(1, asked.limit), atLeast(0, asked.total)];
  const figures = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const pageCount = Math.max(1, Math.ceil(total / limit));
  // A page that no longer exists becomes the last one.
  const page = Math.min(atLeast(1, asked.page), pageCount);
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <Root aria-label={labels.navigation}>
      {labels.range && <p>{labels.range(first, last, total)}</p>}
      {pageCount > 1 && (
        <ul>
          <li>
            {/* Not `disabled`, which would drop the focus at the last page. */}
            <button
              type="button"
              aria-label={labels.previous}
              aria-disabled={page <= 1}
              onClick={() => page > 1 && onPageChange(page - 1)}
            >
              <Icon of={ChevronLeft} size={16} />
            </button>
          </li>
          <li data-compact>{labels.position(page, pageCount)}</li>
          {pagesToShow(page, pageCount).map((slot) =>
            typeof slot === 'number' ? (
              <li key={slot} data-number>
                <button
                  type="button"
                  aria-label={labels.page(slot)}
                  aria-current={slot === page ? 'page' : undefined}
                  onClick={() => slot !== page && onPageChange(slot)}
                >
                  {figures.format(slot)}
                </button>
              </li>
            ) : (
              <li key={slot} data-number aria-hidden>
                …
              </li>
            ),
          )}
          <li>
            <button
              type="button"
              aria-label={labels.next}
              aria-disabled={page >= pageCount}
              onClick={() => page < pageCount && onPageChange(page + 1)}
            >
              <Icon of={ChevronRight} size={16} />
            </button>
          </li>
        </ul>
      )}
    </Root>
  );
}

const Root = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space2} ${token.space4};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  font-variant-numeric: tabular-nums;

  p {
    margin: 0;
  }

  ul {
    ${plainList}
    display: flex;
    align-items: center;
    gap: ${token.space1};
    margin-inline-start: auto;
  }

  li {
    min-inline-size: ${token.space8};
    text-align: center;
  }

  li[data-compact] {
    display: none;
    padding-inline: ${token.space2};
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${token.space8};
    min-block-size: ${token.space8};
    padding: 0 ${token.space1};
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: ${token.ink};
    cursor: pointer;
    transition: background ${token.motionFast};
  }

  button:is(:hover, [data-hovered]) {
    background: ${token.surfaceHover};
  }

  button:is(:active, [data-pressed]):not([aria-current], [aria-disabled='true']) {
    ${pressedRules}
  }

  button:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid ${token.focus};
  }

  button[aria-current] {
    background: ${token.accentSurface};
    color: ${token.accentText};
    font-weight: ${token.weightStrong};
    cursor: default;
  }

  button[aria-disabled='true'] {
    background: none;
    color: ${token.lineStrong};
    cursor: default;
  }

  @media (forced-colors: active) {
    button:is(:hover, [data-hovered]) {
      outline: 1px solid Highlight;
    }

    button[aria-current] {
      outline: 1px solid ButtonText;
    }

    button[aria-disabled='true'] {
      outline: none;
      color: GrayText;
    }

    button:is(:focus-visible, [data-focus-visible]) {
      outline: 2px solid Highlight;
    }
  }

  ${media.small} {
    li[data-compact] {
      display: block;
    }

    li[data-number] {
      display: none;
    }
  }

  ${media.small}, (pointer: coarse) {
    button {
      min-inline-size: ${token.targetMin};
      min-block-size: ${token.targetMin};
    }
  }
`;
