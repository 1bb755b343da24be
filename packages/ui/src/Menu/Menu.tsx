import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import {
  Header as AriaHeader,
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  MenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
  type Selection,
} from 'react-aria-components/Menu';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import * as token from '../tokens/tokens.ts';
import type { MenuAction, MenuEntry } from './MenuEntry.ts';
import { MenuRow } from './MenuRow.tsx';
import { rem } from '../rem.ts';

export interface MenuProps extends Pick<
  PopoverProps,
  'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
> {
  /** Accessible name of the menu. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions, and groups of them. */
  items: readonly MenuEntry[];
  /** Content above the items that is not an item, such as the signed-in user. */
  header?: ReactNode;
}

/** Actions and links behind one button, such as the account menu. To choose a value use `Select`. */
export function Menu({ label, trigger, items, header, placement = 'bottom end', ...openness }: MenuProps) {
  return (
    <MenuTrigger {...openness}>
      {trigger}
      <Surface placement={placement} offset={4}>
        {header !== undefined && <Above>{header}</Above>}
        <List aria-label={label} render={namedByItself} data-icons={hasIcons(items) || undefined}>
          {items.map((entry) =>
            'items' in entry ? (
              <Group key={entry.id} id={entry.id} {...selectionOf(entry)}>
                <Title>{entry.title}</Title>
                {entry.items.map((item) => (
                  <MenuRow key={item.id} item={item} />
                ))}
              </Group>
            ) : (
              <MenuRow key={entry.id} item={entry} />
            ),
          )}
        </List>
      </Surface>
    </MenuTrigger>
  );
}

/** React Aria labels a menu by its trigger, which for the account menu is a login. That would override `label`. */
const namedByItself: AriaMenuProps<object>['render'] = ({ 'aria-labelledby': _trigger, ...element }) => (
  <div {...element} />
);

/** If one item has an icon, all labels are aligned. */
const hasIcons = (entries: readonly MenuEntry[]): boolean =>
  entries.some((entry) => ('items' in entry ? hasIcons(entry.items) : entry.icon !== undefined));

const selectionOf = (group: Extract<MenuEntry, { title: string }>) =>
  group.selectionMode && {
    selectionMode: group.selectionMode,
    selectedKeys: group.selectedKeys,
    onSelectionChange: (keys: Selection) => {
      const ticked = new Set(group.selectedKeys);
      const isTaken = ({ id, disabledReason }: MenuAction) =>
        disabledReason !== undefined && keys !== 'all' && keys.has(id) !== ticked.has(id);
      if (!group.items.some(isTaken)) group.onSelectionChange(keys);
    },
    shouldCloseOnSelect: group.selectionMode === 'single',
  };

const Surface = styled(Popover)`
  ${surfaceRules}
  min-inline-size: min(${rem(14)}, calc(100vw - 2 * ${token.space4}));
`;

const Above = styled('div')`
  padding: ${token.space3} ${token.space4};
  border-block-end: 1px solid ${token.line};
`;

const List = styled(AriaMenu)`
  padding: ${token.space1};
  outline: none;
`;

const Group = styled(MenuSection)`
  * + & {
    margin-block-start: ${token.space1};
    padding-block-start: ${token.space1};
    border-block-start: 1px solid ${token.line};
  }

  & + [role='menuitem'] {
    margin-block-start: ${token.space2};
  }
`;

const Title = styled(AriaHeader)`
  padding: ${token.space2} ${token.space3} ${token.space1};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;
