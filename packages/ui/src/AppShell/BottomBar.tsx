import styled from '@emotion/styled';
import { Ellipsis } from 'lucide-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { media } from '../media.ts';
import { plainNavigation } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { type NavItem, NavLink } from './NavLink.tsx';

/** Only needed on a small screen, after a press on "More". */
const MoreSheet = lazy(() => import('./MoreSheet.tsx'));

interface BottomBarProps {
  label: string;
  moreLabel: string;
  closeLabel: string;
  /** At most four. */
  items: readonly NavItem[];
  /** Items of the sheet behind "More". */
  moreItems: readonly NavItem[];
  /** Shown in the sheet below its items. */
  moreFoot?: ReactNode;
}

/** The bottom bar of `AppShell` below 768 px: four links and a sheet with the others. */
export function BottomBar({ label, moreLabel, closeLabel, items, moreItems, moreFoot }: BottomBarProps) {
  const { locale } = useLocale();
  // The language switch of the sheet leads to another page, so the sheet closes.
  const [openedIn, setOpenedIn] = useState<string>();
  const more: NavItem = {
    id: 'more',
    label: moreLabel,
    icon: Ellipsis,
    onPress: () => setOpenedIn(locale),
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
      {openedIn === locale && (
        <Suspense fallback={null}>
          <MoreSheet
            title={moreLabel}
            closeLabel={closeLabel}
            items={moreItems}
            foot={moreFoot}
            onClose={() => setOpenedIn(undefined)}
          />
        </Suspense>
      )}
    </Root>
  );
}

// An entry is as wide as its label asks, so that a long Russian one fits at 320 px without a smaller font.
const Root = styled('nav')`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token.layerSticky};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token.line};
  background: ${token.surfaceRaised};

  ul {
    ${plainNavigation}
    display: flex;
  }

  li {
    flex: 1 1 auto;
  }

  ${media.fromMedium} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
