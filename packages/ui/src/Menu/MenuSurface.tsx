import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import {
  Header as AriaHeader,
  Menu as AriaMenu,
  MenuSection,
  Popover,
  type Selection,
} from 'react-aria-components/Menu';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { MenuProps } from './Menu.tsx';
import type { MenuAction, MenuEntry } from './MenuEntry.ts';
import { MenuRow } from './MenuRow.tsx';

interface MenuSurfaceProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'placement'> {
  id: string;
  state: MenuTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
}

/** What a `Menu` opens, in its own file so that it loads with the first use. */
export function MenuSurface({ id, label, items, header, placement, state, triggerRef }: MenuSurfaceProps) {
  return (
    <OverlayTriggerStateContext.Provider value={state}>
      <Surface
        trigger="MenuTrigger"
        aria-label={label}
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
      >
        {header !== undefined && <Above>{header}</Above>}
        <List
          id={id}
          aria-label={label}
          autoFocus={state.focusStrategy ?? true}
          onClose={() => state.close()}
          data-icons={hasIcons(items) || undefined}
        >
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
    </OverlayTriggerStateContext.Provider>
  );
}

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
