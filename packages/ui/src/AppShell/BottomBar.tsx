import { styled } from '../styles/styled.ts';
import { Ellipsis } from 'lucide-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { media } from '../media.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { type NavItem, NavLink } from './NavLink.tsx';

/** Only a small screen needs it, and only when someone asks for more. */
const MoreSheet = lazy(() => import('./MoreSheet.tsx'));

interface BottomBarProps {
  label: string;
  moreLabel: string;
  closeLabel: string;
  /** At most four. */
  items: readonly NavItem[];
  /** What the sheet behind "More" offers. */
  moreItems: readonly NavItem[];
  /** Stands in the sheet under its items. */
  moreFoot?: ReactNode;
}

/** The bottom bar of `AppShell` under 768 px: four places and a sheet with the others. */
export function BottomBar({ label, moreLabel, closeLabel, items, moreItems, moreFoot }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const more: NavItem = {
    id: 'more',
    label: moreLabel,
    icon: Ellipsis,
    onPress: () => setOpen(true),
  };
  return (
    <Root aria-label={label}>
      <ul>
        {[...items, more].map((item) => (
          <li key={item.id}>
            <NavLink item={item} layout="column" />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreSheet
            title={moreLabel}
            closeLabel={closeLabel}
            items={moreItems}
            foot={moreFoot}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled('nav')`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token.layerSticky};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token.line};
  background: ${token.surfaceRaised};

  ul {
    ${plainList}
    display: flex;
  }

  /* By the length of the word, so that a long Russian one fits at 320 px without a smaller letter. */
  li {
    flex: 1 1 auto;
  }

  ${media.fromMedium} {
    display: none;
  }
`;
