import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { type NavItem, NavLink } from './NavLink.tsx';

interface MoreSheetProps {
  title: string;
  closeLabel: string;
  items: readonly NavItem[];
  foot?: ReactNode;
  onClose: () => void;
}

/** The navigation items that do not fit into the bottom bar. */
export default function MoreSheet({ title, closeLabel, items, foot, onClose }: MoreSheetProps) {
  return (
    <BottomSheet isOpen onOpenChange={onClose} title={title} closeLabel={closeLabel}>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <NavLink item={item} onFollow={onClose} />
          </li>
        ))}
      </List>
      <Foot>{foot}</Foot>
    </BottomSheet>
  );
}

const List = styled('ul')`
  ${plainList}
  display: grid;
  gap: 2px;
  margin: 0 calc(-1 * ${token.space3}) ${token.space4};
`;

const Foot = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space4};
`;
