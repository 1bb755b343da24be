import styled from '@emotion/styled';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { media } from '../media.ts';
import { token } from '../tokens.ts';
import { BottomBar } from './BottomBar.tsx';
import type { NavItem } from './NavItem.ts';
import { SideBar } from './SideBar.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

export interface AppShellProps extends TopBarProps {
  /** Usually a link home with the `Logo` in it. */
  logo: ReactNode;
  items: readonly NavItem[];
  /** Ids of at most four `items` that the bottom bar shows; the others are behind "More". */
  bottomBar: readonly string[];
  /** At the foot of the side bar, such as settings and signing out. */
  footItems?: readonly NavItem[];
  /** Below `footItems`, such as the copyright. */
  foot?: ReactNode;
  labels: { navigation: string; skipToContent: string; more: string; close: string };
  /** The page. */
  children: ReactNode;
}

/** The frame of the cabinet: side bar, top bar, bottom bar, and the page between them. Without an account use `AuthLayout`. */
export function AppShell({
  logo,
  items,
  bottomBar,
  footItems = [],
  foot,
  labels,
  children,
  ...topBar
}: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  // The address is the router's: the focus moves, the fragment stays as it is.
  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }
  return (
    <Root>
      <SkipLink href="#content" onClick={skipToContent}>
        {labels.skipToContent}
      </SkipLink>
      <SideBar logo={logo} label={labels.navigation} items={items} footItems={footItems} foot={foot} />
      <Column>
        <TopBar {...topBar} />
        <main id="content" ref={main} tabIndex={-1}>
          {children}
        </main>
      </Column>
      <BottomBar
        label={labels.navigation}
        moreLabel={labels.more}
        closeLabel={labels.close}
        items={items.filter(({ id }) => bottomBar.includes(id))}
        moreItems={[...items.filter(({ id }) => !bottomBar.includes(id)), ...footItems]}
        moreFoot={topBar.language}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  min-block-size: 100dvh;
  background: ${token.surface};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
`;

const SkipLink = styled.a`
  position: fixed;
  inset: ${token.space2} auto auto ${token.space2};
  z-index: ${token.layerToast};
  padding: ${token.space3} ${token.space4};
  border-radius: ${token.radiusControl};
  background: ${token.accent};
  color: ${token.accentInk};
  font-weight: ${token.weightMedium};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Column = styled.div`
  --mn-sticky-top: 64px;

  flex: 1;
  min-inline-size: 0;

  main {
    box-sizing: border-box;
    max-inline-size: calc(1120px + 2 * ${token.space8});
    padding: clamp(${token.space4}, 3vw, ${token.space8});
    outline: none;
  }

  ${media.small} {
    --mn-sticky-top: 56px;

    padding-block-end: calc(60px + env(safe-area-inset-bottom));
  }
`;
