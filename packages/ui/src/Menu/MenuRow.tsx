import styled from '@emotion/styled';
import { createElement } from 'react';
import { MenuItem, type MenuItemProps } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';
import type { MenuAction } from './MenuEntry.ts';

export function MenuRow({
  item: { id, label, description, disabledReason, icon, tone, isApart, isDisabled, href, onAction },
}: {
  item: MenuAction;
}) {
  const aside = disabledReason ?? description;
  const deed: MenuItemProps =
    disabledReason === undefined
      ? { isDisabled, href, onAction }
      : { render: renderClosed, shouldCloseOnSelect: false };
  return (
    <Item {...deed} id={id} textValue={label} data-tone={tone} data-apart={isApart || undefined}>
      {({ selectionMode, isSelected }) => (
        <>
          {icon && <Icon of={icon} size={16} />}
          <Words data-bare={icon === undefined || undefined}>
            <span>{label}</span> {aside !== undefined && <Aside>{aside}</Aside>}
          </Words>
          {selectionMode !== 'none' && isSelected && <Icon of={CheckIcon} size={16} />}
        </>
      )}
    </Item>
  );
}

/**
 * React Aria skips disabled items. An item with a reason stays focusable, so that the reason is read, and does
 * nothing.
 */
const renderClosed: MenuItemProps['render'] = (element) =>
  'href' in element ? createElement('a', element) : <div {...element} aria-disabled data-disabled />;

const Words = styled('span')`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-icons] &[data-bare] {
    margin-inline-start: calc(16px + ${token.space3});
  }
`;

const Aside = styled('span')`
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Item = styled(MenuItem)`
  position: relative;
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

  &:is([data-hovered], [data-focused]) {
    background: ${token.surfaceHover};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: ${token.dangerInk};
  }

  &[data-selected] svg:last-child {
    color: ${token.accentText};
  }

  &[data-disabled] {
    cursor: default;
  }

  &[data-disabled] :is(svg, span > span:first-of-type) {
    opacity: ${token.opacityDisabled};
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

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
  }

  @media (forced-colors: active) {
    &:is([data-hovered], [data-focused]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;
