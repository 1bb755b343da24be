import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  title: 'Components/SearchField',
  parameters: { layout: 'padded' },
  args: {
    label: 'Search among partners',
    placeholder: 'Login of a partner',
    clearLabel: 'Clear the search',
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'ivanova' } });

/** In a row of filters the icon and the placeholder are enough. */
export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox', { name: 'Search among partners' })).toBeVisible();
  },
});

export const Cleared = meta.story({
  args: { defaultValue: 'ivanova' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('searchbox');
    const clear = 'Clear the search';
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Enter submits. Escape clears the field and keeps the focus. Tab skips the clear button. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ivan{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('ivan');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('anna');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Поиск по логинам, именам и электронным адресам приглашённых партнёров',
    defaultValue: 'превысокомногорассмотрительствующий-пользователь@электронная-почта.example',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    return (
      <States>
        <State name="empty">
          <SearchField {...field} />
        </State>
        <State name="filled">
          <SearchField {...field} defaultValue="ivanova" />
        </State>
        <State name="label hidden">
          <SearchField {...field} isLabelHidden />
        </State>
        <State name="described">
          <SearchField {...field} description="From three letters" />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <SearchField {...field} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <SearchField {...field} defaultValue="iv" />
        </State>
        <State name="invalid">
          <SearchField {...field} defaultValue="iv" errorMessage="Enter three letters or more." />
        </State>
        <State name="disabled">
          <SearchField {...field} defaultValue="ivanova" isDisabled />
        </State>
        <State name="read-only">
          <SearchField {...field} defaultValue="ivanova" isReadOnly />
        </State>
      </States>
    );
  },
});
