import styled from '@emotion/styled';
import { type LucideIcon, Icon } from '../Icon/Icon.tsx';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';

/** A link or an action of the navigation, such as signing out. */
export type NavItem = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The current page, or the section it belongs to. */
  isCurrent?: boolean;
} & ({ href: string } | { onPress: () => void });

interface NavLinkProps {
  item: NavItem;
  /** `row` in the side bar and the sheet, `column` in the bottom bar. */
  layout?: 'row' | 'column';
  /** Called when the item is chosen, in addition to its own action. */
  onFollow?: () => void;
}

/** A `NavItem` as a link, or as a button if it has no `href`. */
export function NavLink({ item, layout = 'row', onFollow }: NavLinkProps) {
  const { icon, label, isCurrent } = item;
  const content = (
    <>
      <Icon of={icon} size={20} />
      <span>{label}</span>
    </>
  );
  return 'href' in item ? (
    <NavAnchor
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      data-layout={layout}
      onPress={onFollow}
    >
      {content}
    </NavAnchor>
  ) : (
    <NavButton
      data-layout={layout}
      onPress={() => {
        onFollow?.();
        item.onPress();
      }}
    >
      {content}
    </NavButton>
  );
}

// In a column, labels scale with the text size as long as five fit side by side. In the narrow side bar the label is below the icon.
const entry = `
  display: flex;
  align-items: center;
  gap: ${token.space3};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${token.targetMin};
  padding: ${token.space2} ${token.space3};
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.inkMuted};
  font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background ${token.motionFast}, color ${token.motionFast};

  svg {
    flex: none;
  }

  &[data-hovered] {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  &[aria-current] {
    background: ${token.accentSurface};
    color: ${token.accentText};
  }

  @media (forced-colors: active) {
    &[data-hovered] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }

    &[aria-current] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  &[data-layout='column'] {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-block-size: 56px;
    padding: ${token.space1};
    background: none;
    font-size: min(${token.text12}, 4vw);
    line-height: calc(4 / 3);
    text-align: center;
  }

  @container sidebar (max-width: 120px) {
    flex-direction: column;
    justify-content: center;
    gap: ${token.space1};
    min-block-size: 56px;
    padding: ${token.space1} 0;
    font-size: ${rem(0.6875)};
    line-height: ${rem(1)};
    text-align: center;

    span {
      max-inline-size: 100%;
      overflow-wrap: break-word;
      hyphens: auto;
    }
  }
`;

const NavAnchor = styled(Link)`
  ${entry}
`;

const NavButton = styled(Button)`
  ${entry}
`;
