import { styled } from '../styles/styled.ts';
import { Ellipsis } from 'lucide-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { media } from '../media.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { whenCramped } from './crampedPage.ts';
import type { NavItem } from './NavItem.ts';
import { NavLink } from './NavLink.tsx';

/** Only a small screen needs it, and only when someone asks for more. */
const MoreSheet = lazy(() => import('./MoreSheet.tsx'));

interface BottomBarProps {
  label: string;
  moreLabel: string;
  closeLabel: string;
  /** At most four. */
  items: readonly NavItem[];
  /** What the sheet behind "More" offers, after those of `items` that have no room. */
  moreItems: readonly NavItem[];
  /** Stands in the sheet under its items. */
  moreFoot?: ReactNode;
}

/**
 * The bottom bar of `AppShell` under 768 px: four places and a sheet with the others. Where large text leaves no room for
 * their words, the place that is shown.
 */
export function BottomBar({ label, moreLabel, closeLabel, items, moreItems, moreFoot }: BottomBarProps) {
  const [places, setPlaces] = useState<HTMLUListElement | null>(null);
  /** While the sheet is open. */
  const [withoutRoom, setWithoutRoom] = useState<readonly NavItem[]>();
  const more: NavItem = {
    id: 'more',
    label: moreLabel,
    icon: Ellipsis,
    onPress: () => setWithoutRoom(items.filter((_, index) => places?.children[index]?.clientWidth === 0)),
  };
  return (
    <Root aria-label={label}>
      <ul ref={setPlaces}>
        {[...items, more].map((item) => (
          <li key={item.id}>
            <NavLink item={item} layout="column" />
          </li>
        ))}
      </ul>
      {withoutRoom && (
        <Suspense fallback={null}>
          <MoreSheet
            title={moreLabel}
            closeLabel={closeLabel}
            items={[...withoutRoom, ...moreItems]}
            foot={moreFoot}
            onClose={() => setWithoutRoom(undefined)}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled('nav')`
  position: fixed;
  inset: auto 0 0;
  container-type: inline-size;
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

  ${whenCramped} {
    li:not(:has([aria-current]), :last-child) {
      display: none;
    }
  }

  ${media.fromMedium} {
    display: none;
  }
`;
