import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RepeatIcon, WalletIcon } from '../Icon/icons.ts';
import { Tag } from './Tag.tsx';
import { TagGroup } from './TagGroup.tsx';

const meta = preview.meta({
  title: 'Components/Tag',
  component: Tag,
  subcomponents: { TagGroup, TagItem: shapes.TagItem },
  parameters: { layout: 'padded' },
  args: { label: 'Autoinvestment' },
});

/** Removable filters of a list. */
function Filters() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const items = [
    { id: 'usdt', label: 'USDT' },
    { id: 'tron', label: 'TRON' },
    { id: 'october', label: 'October 2026' },
  ];
  return (
    <TagGroup
      label="Filters"
      items={items.filter(({ id }) => !removed.includes(id))}
      removeLabel="Remove the filter"
      emptyLabel="No filters"
      onRemove={(ids) => setRemoved((before) => [...before, ...[...ids].map(String)])}
    />
  );
}

export const Removable = meta.story({ render: Filters });

/** One Tab stop. Arrows move between tags, Delete and Backspace remove one, and the focus stays in place. */
export const Keyboard = meta.story({
  render: Filters,
  async play({ canvas, userEvent }) {
    const october = 'October 2026';
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'USDT' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: october })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('row', { name: 'USDT' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    for (const row of canvas.getAllByRole('row')) await expect(row).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'TRON' })).toBeNull();
    await expect(canvas.getByRole('row', { name: october })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.getByText('No filters')).toBeVisible();
  },
});

export const LongWords = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8, maxWidth: 180 }}>
      <Tag label="Достопримечательностепоклонничество" icon={WalletIcon} />
      <TagGroup
        label="Фильтры"
        items={[{ id: 'long', label: 'Высокопревосходительствующий-Константинопольский' }]}
        removeLabel="Убрать фильтр"
        onRemove={() => undefined}
      />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const auto = 'Autoinvestment';
    const filters = 'Filters';
    const remove = 'Remove the filter';
    const october = { id: 'october', label: 'October 2026' };
    const one = (
      <TagGroup label={filters} items={[october]} removeLabel={remove} onRemove={() => undefined} />
    );
    return (
      <States>
        <State name="plain">
          <Tag label={auto} />
        </State>
        <State name="with an icon">
          <Tag label={auto} icon={RepeatIcon} />
        </State>
        <State name="group">
          <TagGroup label={filters} items={[{ id: 'usdt', label: 'USDT' }, october]} />
        </State>
        <State name="group, removable">
          <TagGroup
            label={filters}
            items={[{ id: 'usdt', label: 'USDT', icon: WalletIcon }, october]}
            removeLabel={remove}
            onRemove={() => undefined}
          />
        </State>
        <State name="group, focused" is="focused" on="[role='row']">
          {one}
        </State>
        <State name="group, cross hovered" is="hovered" on="button">
          {one}
        </State>
        <State name="group, cross focused" is="focused" on="button">
          {one}
        </State>
        <State name="group, disabled">
          <TagGroup label={filters} items={[october]} disabledKeys={['october']} />
        </State>
        <State name="group, empty">
          <TagGroup label={filters} items={[]} emptyLabel="No filters" />
        </State>
      </States>
    );
  },
});
