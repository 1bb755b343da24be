import styled from '@emotion/styled';
import { createElement } from 'react';
import { MenuItem, type MenuItemProps } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';
import type { MenuAction } from './MenuEntry.ts';
import { Aside, rowRules, Words } from './rowParts.ts';

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

const Item = styled(MenuItem)`
  ${rowRules}

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

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
