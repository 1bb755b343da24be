import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { SelectGroup } from './SelectGroup.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta = preview.meta({
  component: Select,
  subcomponents: { SelectItem, SelectGroup },
  title: 'Components/Select',
  parameters: { layout: 'padded' },
  args: {
    label: 'Payment system',
    placeholder: 'Choose a payment system',
    onChange: fn(),
    children: [
      <SelectItem key="trc20" id="trc20" label="USDT, TRC-20" description="TRON network" />,
      <SelectItem key="erc20" id="erc20" label="USDT, ERC-20" description="Ethereum network" />,
      <SelectItem key="btc" id="btc" label="Bitcoin" description="Bitcoin network" />,
    ],
  },
});

export const Empty = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'erc20' } });

export const Open = meta.story({
  async play({ args, canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: /Payment system/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /^Bitcoin/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('btc');
    await expect(trigger).toHaveTextContent(/^Bitcoin$/);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /^Bitcoin/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** Tab reaches it, the arrow opens it and moves, a letter jumps, Enter takes, Escape leaves all as it was. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
    const trigger = canvas.getByRole('button', { name: /Payment system/ });
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
  args: {
    children: [
      <SelectGroup key="stable" title="Stablecoins">
        <SelectItem id="trc20" label="USDT, TRC-20" description="TRON network" />
        <SelectItem id="erc20" label="USDT, ERC-20" description="Paused by the network" isDisabled />
      </SelectGroup>,
      <SelectGroup key="coins" title="Coins">
        <SelectItem id="btc" label="Bitcoin" description="Bitcoin network" />
      </SelectGroup>,
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Payment system/ }));
    const group = await screen.findByRole('group', { name: 'Stablecoins' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Choose where the funds come from' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'trc20' } });

/** A choice longer than its place wraps, in the field and in the list; a word longer than its line breaks. */
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

/** Nothing on offer: the field says why, and there is no empty list to open. */
export const NothingToChoose = meta.story({
  args: { children: [], description: 'No payment system is open at the moment.', isDisabled: true },
});

/** More than a list is for: a `ComboBox` should ask instead. Only what is in sight is in the page, and every key finds its item. */
export const TenThousandOptions = meta.story({
  args: {
    label: 'Token',
    placeholder: 'Choose a token',
    defaultValue: '9999',
    children: Array.from({ length: 10_000 }, (_, index) => (
      <SelectItem key={index} id={`${index}`} label={`Token ${index}`} />
    )),
  },
  async play({ canvas, userEvent }) {
    // What windows the list is a file of its own, which a person has before they reach the field.
    await import('./LongList.tsx');
    await userEvent.click(canvas.getByRole('button', { name: /Token 9999/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Token 9999' })).toHaveFocus());
    await expect(within(list).getByRole('option', { name: 'Token 9999' })).toHaveAttribute(
      'aria-setsize',
      '10000',
    );
    await expect(within(list).getAllByRole('option').length).toBeLessThan(50);

    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Token 0' })).toHaveFocus());
    await userEvent.keyboard('token 42');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Token 42' })).toHaveFocus());
    await expect(within(list).getByRole('option', { name: 'Token 42' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Token 42/ })).toHaveFocus());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '856px' } } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      label: say('Payment system', 'Платёжная система'),
      placeholder: say('Choose a payment system', 'Выберите платёжную систему'),
      children: [
        <SelectItem
          key="trc20"
          id="trc20"
          label="USDT, TRC-20"
          description={say('TRON network', 'Сеть TRON')}
        />,
        <SelectItem
          key="btc"
          id="btc"
          label="Bitcoin"
          description={say('Bitcoin network', 'Сеть Bitcoin')}
        />,
      ],
    };
    return (
      <States cell="wide">
        <State name="empty">
          <Select {...words} />
        </State>
        <State name="chosen, with a description">
          <Select
            {...words}
            defaultValue="trc20"
            description={say(
              'The network is named again at the next step.',
              'На следующем шаге сеть будет названа ещё раз.',
            )}
          />
        </State>
        {(['hovered', 'pressed', 'focused'] as const).map((state) => (
          <State key={state} name={state} is={state} on="button">
            <Select {...words} />
          </State>
        ))}
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="button">
            <Select
              {...words}
              errorMessage={say('Choose where the funds come from.', 'Выберите, откуда придут средства.')}
            />
          </State>
        ))}
        <State name="disabled">
          <Select {...words} defaultValue="btc" isDisabled />
        </State>
        <State name="open">
          {/* The list floats below its field, over nothing. */}
          <div style={{ minHeight: 220 }}>
            <Select {...words} defaultValue="btc" isOpen />
          </div>
        </State>
      </States>
    );
  },
});
