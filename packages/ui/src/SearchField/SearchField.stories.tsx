import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  title: 'Components/SearchField',
  parameters: {
    layout: 'padded',
    inRussian: {
      label: 'Поиск по партнёрам',
      placeholder: 'Логин партнёра',
      clearLabel: 'Очистить поиск',
    },
  },
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
  async play({ canvas, globals }) {
    const name = sayIn(globals.language)('Search among partners', 'Поиск по партнёрам');
    await expect(canvas.getByRole('searchbox', { name })).toBeVisible();
  },
});

export const Cleared = meta.story({
  args: { defaultValue: 'ivanova' },
  async play({ args, canvas, globals, userEvent }) {
    const field = canvas.getByRole('searchbox');
    const clear = sayIn(globals.language)('Clear the search', 'Очистить поиск');
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'ivanova', isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 'ivanova', isReadOnly: true } });

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
  render: function AllStates() {
    const say = useSay();
    const words = {
      label: say('Search among partners', 'Поиск по партнёрам'),
      placeholder: say('Login of a partner', 'Логин партнёра'),
      clearLabel: say('Clear the search', 'Очистить поиск'),
    };
    return (
      <States>
        <State name="empty">
          <SearchField {...words} />
        </State>
        <State name="filled">
          <SearchField {...words} defaultValue="ivanova" />
        </State>
        <State name="label hidden">
          <SearchField {...words} isLabelHidden />
        </State>
        <State name="described">
          <SearchField {...words} description={say('From three letters', 'От трёх букв')} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <SearchField {...words} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <SearchField {...words} defaultValue="iv" />
        </State>
        <State name="invalid">
          <SearchField
            {...words}
            defaultValue="iv"
            errorMessage={say('Enter three letters or more.', 'Введите не меньше трёх букв.')}
          />
        </State>
        <State name="disabled">
          <SearchField {...words} defaultValue="ivanova" isDisabled />
        </State>
        <State name="read-only">
          <SearchField {...words} defaultValue="ivanova" isReadOnly />
        </State>
      </States>
    );
  },
});
