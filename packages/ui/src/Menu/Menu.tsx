import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { token } from '../tokens.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Where the item leads; without it, `onAction` says what it does. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  /** Set apart from the items before it, such as signing out. */
  isApart?: boolean;
}

export interface MenuProps extends Pick<PopoverProps, 'placement'> {
  /** Names the menu. */
  label: string;
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuAction[];
  /** What stands above the items and is not one, such as who is signed in. */
  header?: ReactNode;
}

/** Actions and links behind one button, such as the account menu. For choosing a value use `Select`. */
export function Menu({ label, trigger, items, header, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Surface placement={placement} offset={4}>
        {header !== undefined && <Header>{header}</Header>}
        <List aria-label={label}>
          {items.map(({ id, label, icon, isApart, ...item }) => (
            <Item key={id} id={id} textValue={label} data-apart={isApart || undefined} {...item}>
              {icon && <Icon of={icon} size={16} />}
              {label}
            </Item>
          ))}
        </List>
      </Surface>
    </MenuTrigger>
  );
}

const arrive = keyframes`
  from { transform: translateY(calc(-1 * ${token.space1})); }
`;

const Surface = styled(Popover)`
  min-inline-size: 14rem;
  max-inline-size: calc(100vw - 2 * ${token.space4});
  overflow: auto;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow1};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  &[data-entering] {
    animation: ${arrive} ${token.motionFast} ease-out;
  }
`;

const Header = styled.div`
  padding: ${token.space3} ${token.space4};
  border-block-end: 1px solid ${token.line};
`;

const List = styled(AriaMenu)`
  padding: ${token.space1};
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${token.space3};
  min-block-size: ${token.space10};
  padding: ${token.space2} ${token.space3};
  border-radius: ${token.radiusControl};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  svg {
    flex: none;
    color: ${token.inkMuted};
  }

  &[data-focused] {
    background: ${token.surfaceHover};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${token.lineStrong};
    cursor: default;
  }

  &[data-apart] {
    margin-block-start: ${token.space2};
  }

  &[data-apart]::before {
    position: absolute;
    inset: calc(-1 * ${token.space1}) 0 auto;
    border-block-start: 1px solid ${token.line};
    content: '';
  }

  &[data-apart] {
    position: relative;
  }

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
  }
`;
