import styled from '@emotion/styled';
import { Fragment, lazy, type ReactNode, Suspense, useContext } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { media, stickyTop } from '../media.ts';
import { PaneContext } from '../RowList/PaneContext.ts';
import { rowsWidth } from '../RowList/rowsWidth.ts';
import * as token from '../tokens/tokens.ts';
import { useMatchesMedia } from '../useMatchesMedia.ts';

/** Only needed on a narrow page, after a press on a row. */
const Drawer = lazy(() => import('../Drawer/Drawer.tsx').then((module) => ({ default: module.Drawer })));

export interface LedgerDetails {
  title: string;
  content: ReactNode;
  /** Links or buttons below the content; in a drawer at its foot. */
  actions?: ReactNode;
}

export interface LedgerLayoutProps {
  /** The list, usually rows by day. */
  children: ReactNode;
  /** Sums of the whole list: at the top of the pane, below the entry that the user chose. On a narrow page above the list. */
  summary?: ReactNode;
  /** One entry of the list: the one that the user chose, or the newest. */
  details?: LedgerDetails | undefined;
  /** Below the details in the pane. A narrow page does not show it. */
  foot?: ReactNode;
  /** Shows the details on a narrow page, too: of the entry that the user chose. Without it the list there leads elsewhere. */
  drawer?: { readonly onClose: () => void; readonly closeLabel: string } | undefined;
}

/**
 * A list with the details of one entry: beside it in a pane that stays on the screen, or from 1024 px down in a drawer. For a form
 * with what it comes to use `TaskLayout`.
 */
export function LedgerLayout({ children, summary, details, foot, drawer }: LedgerLayoutProps) {
  const isBeside = useMatchesMedia(media.beside.replace('@media ', ''));
  const sums = <Fragment key="summary">{summary}</Fragment>;
  const entry = details && isBeside && (
    <Details key="details" aria-label={details.title} aria-live="polite">
      <Heading level={2}>{details.title}</Heading>
      {details.content}
      {details.actions}
    </Details>
  );
  return (
    <Root>
      <PaneContext.Provider value={isBeside}>
        <Pane>
          {drawer ? [entry, sums] : [sums, entry]}
          {isBeside && foot}
        </Pane>
        <List>{children}</List>
      </PaneContext.Provider>
      {details && drawer && !isBeside && (
        <Suspense>
          <Drawer
            isOpen
            onOpenChange={drawer.onClose}
            title={details.title}
            closeLabel={drawer.closeLabel}
            actions={details.actions}
          >
            {details.content}
          </Drawer>
        </Suspense>
      )}
    </Root>
  );
}

/** Whether the page has room for the pane of the `LedgerLayout` around it. */
export const useHasPane = (): boolean => useContext(PaneContext);

/** Columns of 688 and 408 px on a page of 1120. */
const Root = styled('div')`
  display: grid;
  gap: ${token.space6};
  min-inline-size: 0;

  ${media.beside} {
    ${rowsWidth}: none;

    grid-template-columns: minmax(0, 1fr) clamp(408px, 36.4%, 480px);
    align-items: start;
  }
`;

/**
 * Its padding is for the rings and tints around what has the focus or the pointer, which it would clip. On a low screen it scrolls with
 * the page, because it would show too little of itself.
 */
const Pane = styled('div')`
  display: grid;
  gap: ${token.space6};
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  ${media.beside} {
    position: sticky;
    inset-block-start: calc(${stickyTop} + ${token.space3});
    grid-area: 1 / 2;
    gap: ${token.space4};
    box-sizing: border-box;
    max-block-size: calc(100dvh - ${stickyTop} - 2 * ${token.space3});
    margin: calc(-1 * ${token.space2});
    padding: ${token.space2};
    overflow-y: auto;

    &:empty {
      display: grid;
    }
  }

  @media (max-height: 30rem) {
    position: static;
    max-block-size: none;
  }

  ${media.print} {
    position: static;
    max-block-size: none;
  }
`;

const Details = styled('section')`
  display: grid;
  gap: ${token.space3};
  justify-items: start;
  min-inline-size: 0;

  & > * {
    max-inline-size: 100%;
  }
`;

const List = styled('div')`
  display: grid;
  gap: ${token.space6};
  min-inline-size: 0;

  ${media.beside} {
    grid-area: 1 / 1;
  }
`;
