import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { SelectGroup } from './SelectGroup.tsx';
import { SelectItem } from './SelectItem.tsx';

const systems = [
  <SelectItem key="trc20" id="trc20" label="USDT, TRC-20" description="TRON network" />,
  <SelectItem key="erc20" id="erc20" label="USDT, ERC-20" description="Ethereum network" />,
  <SelectItem key="btc" id="btc" label="Bitcoin" description="Bitcoin network" />,
];

const groups = [
  <SelectGroup key="stable" title="Stablecoins">
    <SelectItem id="trc20" label="USDT, TRC-20" description="TRON network" />
    <SelectItem id="erc20" label="USDT, ERC-20" description="Paused by the network" isDisabled />
  </SelectGroup>,
  <SelectGroup key="coins" title="Coins">
    <SelectItem id="btc" label="Bitcoin" description="Bitcoin network" />
  </SelectGroup>,
];

const meta = preview.meta({
  component: Select,
  subcomponents: { SelectItem, SelectGroup },
  title: 'Components/Select',
  parameters: { layout: 'padded' },
  args: {
    label: 'Payment system',
    placeholder: 'Choose a payment system',
    onChange: fn(),
    children: systems,
  },
});

export const Empty = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'erc20' } });

/** Tab reaches it. The arrow opens it and moves, a letter jumps, Enter chooses, Escape cancels. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveTextContent(/^USDT, ERC-20$/);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    const isOn = (name: RegExp) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await isOn(/^USDT, ERC-20/);
    await userEvent.keyboard('{End}');
    await isOn(/^Bitcoin/);
    await userEvent.keyboard('{Home}');
    await isOn(/^USDT, TRC-20/);
    await userEvent.keyboard('b');
    await isOn(/^Bitcoin/);
    await userEvent.keyboard('{ArrowUp}');
    await isOn(/^USDT, ERC-20/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await isOn(/^USDT, ERC-20/);
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(trigger).not.toHaveFocus();
  },
});

export const Grouped = meta.story({
  args: { children: groups },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const group = await screen.findByRole('group', { name: 'Stablecoins' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
  },
});

/** A long label wraps in the field and in the list; a long word breaks. */
export const LongWords = meta.story({
  args: {
    label: 'Платёжная система, которой вы пользуетесь чаще всего',
    defaultValue: 'a',
    children: [
      <SelectItem
        key="a"
        id="a"
        label={'Высококвалифицированный'.repeat(3)}
        description="Сеть, в которой переводят дольше всего"
      />,
      <SelectItem key="b" id="b" label="Перевод через платёжную систему по умолчанию с подтверждением" />,
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <Select {...args} />
    </div>
  ),
});

/** Without options the field says why, and no empty list opens. */
export const NothingToChoose = meta.story({
  args: { children: [], description: 'No payment system is open at the moment.', isDisabled: true },
});

/**
 * Too many for this component (use a `ComboBox`), but it still works: the list is virtualized, and every key
 * finds its item.
 */
export const TenThousandOptions = meta.story({
  args: { label: 'Token', placeholder: 'Choose a token', defaultValue: '9999' },
  render: function TenThousandOptions(args) {
    const token = 'Token';
    const options = useMemo(
      () =>
        Array.from({ length: 10_000 }, (_, index) => (
          <SelectItem key={index} id={`${index}`} label={`${token} ${index}`} />
        )),
      [token],
    );
    return <Select {...args}>{options}</Select>;
  },
  async play({ canvas, userEvent }) {
    // The virtualizer is a lazy chunk, which a user would have before reaching the field.
    await import('./LongList.tsx');
    await userEvent.click(canvas.getByRole('button', { name: /Token 9999/ }));
    const list = await screen.findByRole('listbox');
    const option = (index: number) => within(list).getByRole('option', { name: `Token ${index}` });
    await waitFor(() => expect(option(9999)).toHaveFocus());
    await expect(option(9999)).toHaveAttribute('aria-setsize', '10000');
    await expect(within(list).getAllByRole('option').length).toBeLessThan(50);

    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(option(0)).toHaveFocus());
    await userEvent.keyboard('token 42');
    await waitFor(() => expect(option(42)).toHaveFocus());
    await expect(option(42)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Token 42/ })).toHaveFocus());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '994px' } } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    return (
      <States cell="wide">
        <State name="code">
          <Select {...field} shape="code" />
        </State>
        <State name="empty">
          <Select {...field} />
        </State>
        <State name="chosen, with a description">
          <Select
            {...field}
            defaultValue="trc20"
            description="The network is named again at the next step."
          />
        </State>
        {(['hovered', 'pressed', 'focused'] as const).map((state) => (
          <State key={state} name={state} is={state} on="button">
            <Select {...field} />
          </State>
        ))}
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="button">
            <Select {...field} errorMessage="Choose where the funds come from." />
          </State>
        ))}
        <State name="disabled">
          <Select {...field} defaultValue="btc" isDisabled />
        </State>
        <State name="open">
          {/* Space for the floating list. */}
          <div style={{ minHeight: 290 }}>
            <Select {...field} defaultValue="btc" isOpen />
          </div>
        </State>
      </States>
    );
  },
});
