import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, stickyTop } from '../media.ts';
import { pageBox } from '../pageGutter.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { keyboardHeight } from '../TaskLayout/useKeyboardHeight.ts';
import * as token from '../tokens/tokens.ts';
import { BottomBar } from './BottomBar.tsx';
import { spareWidth, TopBar, type TopBarProps } from './TopBar.tsx';
import type { NavItem } from './NavLink.tsx';
import { SideBar } from './SideBar.tsx';
import { useMatchesMedia } from '../useMatchesMedia.ts';

export interface AppShellProps extends TopBarProps {
  /** Usually a link home that contains the `Logo`. */
  logo: ReactNode;
  items: readonly NavItem[];
  /** Ids of at most four `items` for the bottom bar; the others are behind "More". */
  bottomBar: readonly string[];
  /** At the bottom of the side bar, such as settings. */
  footItems?: readonly NavItem[];
  /** Only in the sheet behind "More", below the others: what the top bar and the account menu have on a wider screen. */
  moreItems?: readonly NavItem[];
  /** At the end of that sheet, such as the language and the signed-in user. */
  moreFoot?: ReactNode;
  /** Below `footItems`, such as the copyright. */
  foot?: ReactNode;
  /** A `Banner`, between the top bar and the page. */
  banner?: ReactNode;
  labels: { navigation: string; skipToContent: string; more: string; close: string };
  children: ReactNode;
}

/**
 * The layout of signed-in pages: side bar, top bar, bottom bar and the page. For signed-out pages use
 * `AuthLayout`.
 */
export function AppShell({
  logo,
  items,
  bottomBar,
  footItems = [],
  moreItems = [],
  moreFoot,
  foot,
  banner,
  labels,
  children,
  balance,
  account,
  ...topBar
}: AppShellProps) {
  const isPhone = useMatchesMedia('(max-width: 767.98px)');
  return (
    <Root
      data-task={topBar.back !== undefined || undefined}
      // What closes overlays loads with the press that opens the first one, so that the back button can close it at once.
      onPointerDownCapture={() => isPhone && import('../Dialog/openOverlays.ts')}
    >
      <SkipLink to="content">{labels.skipToContent}</SkipLink>
      {!isPhone && (
        <SideBar logo={logo} label={labels.navigation} items={items} footItems={footItems} foot={foot} />
      )}
      <Column>
        {/* A phone never shows them. */}
        <TopBar {...topBar} {...(!isPhone && { balance, account })} />
        {banner}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Column>
      {topBar.back === undefined && (
        <BottomBar
          label={labels.navigation}
          moreLabel={labels.more}
          closeLabel={labels.close}
          items={items.filter(({ id }) => bottomBar.includes(id))}
          moreItems={[...items.filter(({ id }) => !bottomBar.includes(id)), ...footItems, ...moreItems]}
          moreFoot={moreFoot}
        />
      )}
    </Root>
  );
}

const Root = styled('div')`
  display: flex;
  min-block-size: 100dvh;
  background: ${token.surface};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
`;

/** The height of the top bar for one line of text. */
const barOfText = `calc(${token.line24} + 2 * ${token.space2} + 1px)`;

const bottomBarSize = `calc(44px + ${token.line12} + env(safe-area-inset-bottom))`;

/** The bar of a `TaskLayout`, with what is below it. */
const actionBarSize = `calc(72px + ${keyboardHeight} + env(safe-area-inset-bottom))`;

// The scroll margins keep focused elements clear of the bars. On a low page the bar of a task scrolls with the content.
const Column = styled('div')`
  --mn-sticky-top: max(64px, ${barOfText});
  --mn-foot: ${bottomBarSize};

  [data-task] > & {
    --mn-foot: ${actionBarSize};
  }

  flex: 1;
  min-inline-size: 0;

  main {
    ${pageBox}
    outline: 0;
  }

  main :where(a, button, input, textarea, [tabindex]) {
    scroll-margin-block: calc(${stickyTop} + ${token.space4}) calc(var(--mn-foot) + ${token.space4});
  }

  ${media.small} {
    --mn-sticky-top: clamp(0px, ${spareWidth}, max(56px, ${barOfText}));

    padding-block-end: var(--mn-foot);
  }

  @media (max-height: 479.98px) {
    [data-task] > & {
      --mn-foot: 0px;
    }
  }

  ${media.print} {
    padding: 0;

    main {
      padding: 0;
    }
  }
`;
