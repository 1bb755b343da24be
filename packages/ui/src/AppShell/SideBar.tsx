import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
import { plainNavigation } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { type NavItem, NavLink } from './NavLink.tsx';

interface SideBarProps {
  logo: ReactNode;
  label: string;
  items: readonly NavItem[];
  footItems: readonly NavItem[];
  foot?: ReactNode;
}

/** The side bar of `AppShell`: labels beside the icons from 1200 px, below them from 768 px, hidden below. */
export function SideBar({ logo, label, items, footItems, foot }: SideBarProps) {
  const list = (entries: readonly NavItem[]) => (
    <ul>
      {entries.map((item) => (
        <li key={item.id}>
          <NavLink item={item} />
        </li>
      ))}
    </ul>
  );
  return (
    <Root>
      <div data-logo>{logo}</div>
      <nav aria-label={label}>
        {list(items)}
        {list(footItems)}
      </nav>
      {foot}
    </Root>
  );
}

const Root = styled('div')`
  container: sidebar / inline-size;
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: ${token.space2};
  box-sizing: border-box;
  inline-size: 248px;
  block-size: 100dvh;
  padding: 0 ${token.space3} ${token.space3};
  overflow-y: auto;
  border-inline-end: 1px solid ${token.line};
  background: ${token.surface};

  [data-logo] {
    display: flex;
    align-items: center;
    min-block-size: 64px;
    padding-inline: ${token.space3};
  }

  nav {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: space-between;
    gap: ${token.space4};
  }

  ul {
    ${plainNavigation}
    display: grid;
    gap: 2px;
  }

  ${media.medium} {
    inline-size: 88px;
    padding-inline: ${token.space1};

    [data-logo] {
      justify-content: center;
      padding: 0;
    }
  }

  ${media.small} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
