import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ArrowDownToLineIcon, LayoutDashboardIcon, ListIcon, SproutIcon } from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
import type { SearchGroup } from './SearchResults.tsx';

const opened = fn();

const pages: SearchGroup = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: 'cabinet', label: 'Cabinet', icon: LayoutDashboardIcon, href: '#cabinet' },
    { id: 'operations', label: 'Operations', icon: ListIcon, href: '#operations' },
    { id: 'deposits', label: 'Deposits', icon: SproutIcon, onAction: opened },
  ],
};

const operations: SearchGroup = {
  id: 'found',
  title: 'Operations',
  items: [
    {
      id: 'refill',
      label: 'Refill',
      description: '+1,250.50 USDT · Oct 2, 2026, 9:30 AM',
      icon: ArrowDownToLineIcon,
      href: '#refill',
    },
  ],
};

function Searching(props: SearchDialogProps) {
  const [query, setQuery] = useState(props.query);
  const [isOpen, setOpen] = useState(props.isOpen ?? true);
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }));
  const isFound = groups.some(({ items }) => items.length > 0);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <SearchDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        status={props.status ?? (isFound ? undefined : <Text>Nothing found for “{query}”.</Text>)}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/SearchDialog',
  component: SearchDialog,
  subcomponents: { SearchGroup: shapes.SearchGroup, SearchResult: shapes.SearchResult },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Searching {...args} />,
  args: {
    label: 'Search',
    placeholder: 'Page, amount, number or date',
    query: '',
    onQueryChange: fn(),
    groups: [pages, operations],
    closeLabel: 'Close',
    foot: '↑ ↓ to move, Enter to open, Esc to close',
  } satisfies SearchDialogProps,
});

export const Found = meta.story({
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** The focus stays in the field. Arrows mark a result, Enter opens it, Escape closes the dialog. */
export const Keyboard = meta.story({
  args: { isOpen: false },
  async play({ canvas, userEvent }) {
    opened.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const deposits = screen.getByRole('option', { name: 'Deposits' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', deposits.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('oper{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The status says that nothing is found. */
export const NothingFound = meta.story({
  args: { query: 'autumn' },
  async play() {
    const nothing = await screen.findByText('Nothing found for “autumn”.');
    await waitFor(() => expect(nothing).toBeVisible());
  },
});

export const Searched = meta.story({ args: { query: 'refill', status: 'Searching the operations' } });

/** With results, a status below them, and an item that wraps. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    status: 'Searching the operations',
    groups: [
      pages,
      operations,
      {
        id: 'questions',
        title: 'Questions',
        items: [
          {
            id: 'question',
            label: 'How long does it take until a refill is credited, and why can it take longer than usual?',
            href: '#question',
          },
        ],
      },
    ],
  },
});

export const LongWords = meta.story({
  args: {
    groups: [
      {
        id: 'questions',
        title: 'Вопросы',
        items: [
          {
            id: 'question',
            label:
              'Сколько времени занимает зачисление пополнения и почему оно может задержаться дольше обычного?',
            href: '#question',
          },
        ],
      },
    ],
  },
});
