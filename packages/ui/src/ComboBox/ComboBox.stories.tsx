import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxItem } from './findItems.ts';

const coins: readonly ComboBoxItem[] = [
  { id: 'usdt-trc20', label: 'USDT, TRC-20', description: 'TRON network', group: 'Stablecoins' },
  { id: 'usdt-erc20', label: 'USDT, ERC-20', description: 'Ethereum network', group: 'Stablecoins' },
  { id: 'usdc', label: 'USDC', description: 'Ethereum network', group: 'Stablecoins', isDisabled: true },
  { id: 'btc', label: 'Bitcoin', description: 'Bitcoin network', keywords: 'BTC', group: 'Coins' },
  { id: 'eth', label: 'Ether', description: 'Ethereum network', keywords: 'ETH', group: 'Coins' },
];

const words = {
  nothing: 'No such coin. Try its ticker or its network.',
  loading: 'Looking for it…',
  more: (count: number) => `${new Intl.NumberFormat('en').format(count)} more. Type to narrow them down.`,
};

const meta = preview.meta({
  component: ComboBox,
  subcomponents: { ComboBoxItem: shapes.ComboBoxItem, FoundListWords: shapes.FoundListWords },
  title: 'Components/ComboBox',
  parameters: { layout: 'padded' },
  args: {
    label: 'Coin',
    placeholder: 'Bitcoin, USDT, TRON…',
    items: coins,
    onChange: fn(),
    onInputChange: fn(),
    words: words,
  },
});

export const Empty = meta.story({});

export const Chosen = meta.story({ args: { defaultValue: 'btc' } });

/** Typing filters, arrows move, Enter chooses, Escape restores the previous choice. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Coin' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('tron');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('usdt-trc20');
    await expect(field).toHaveValue('USDT, TRC-20');
    await userEvent.keyboard(' and more');
    await waitFor(() => expect(screen.getByText(/No such coin/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('USDT, TRC-20');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard(' or none');
    await userEvent.tab();
    await expect(field).toHaveValue('USDT, TRC-20');
    await expect(field).not.toHaveFocus();
  },
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (at: number) => letters[at % letters.length] ?? '';
const tenThousand: readonly ComboBoxItem[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `${letter(at * 7)}${letter(at * 3)}${letter(at)}${at}`,
  description: `Token ${at + 1} of the register`,
}));

/** Ten thousand options: the list gets the first fifty, renders the visible ones, and counts the rest. */
export const TenThousandOptions = meta.story({
  args: {
    items: tenThousand,
    label: 'Token',
    placeholder: 'A ticker or a number',
    defaultValue: '9999',
  },
  async play({ args, canvas, userEvent }) {
    const rest = '9,950 more. Type to narrow them down.';
    const field = canvas.getByRole('combobox', { name: 'Token' });
    await expect(field).toHaveValue('BTP9999');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('status')).toHaveTextContent(rest);
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await expect(screen.getByRole('option', { name: /^BTP9999/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'd7777');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7777');
    // Left open for the screenshot.
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText(rest);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Scrolling adds items and removes those that are out of view. */
export const Scrolled = meta.story({
  args: { items: tenThousand, label: 'Token' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText(/9,950 more/);
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await screen.findByText(/9,900 more/);
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
  },
});

function ServerSearch() {
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const found = tenThousand.filter(({ label }) => label.startsWith(text.toUpperCase()));
  return (
    <ComboBox
      search="host"
      label="Partner"
      placeholder="The beginning of a login"
      items={found.slice(0, pages * 20)}
      isLoading={false}
      onInputChange={(typed) => {
        setText(typed);
        setPages(1);
      }}
      {...(found.length > pages * 20 && { onLoadMore: () => setPages((before) => before + 1) })}
      words={{
        nothing: 'Nobody has such a login.',
        loading: 'Looking…',
        more: String,
      }}
    />
  );
}

/** The host searches: it receives each query, and loads the next page when the end of the list is near. */
export const SearchedByHost = meta.story({
  render: () => <ServerSearch />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'a');
    await screen.findAllByRole('option', { name: /^A/ });
    const list = screen.getByRole('listbox');
    const before = list.scrollHeight;
    list.scrollTop = before;
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(before));
    await userEvent.clear(field);
    await userEvent.type(field, 'BTP9999');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('BTP9999');
  },
});

export const Loading = meta.story({
  args: { search: 'host', items: [], isLoading: true, onInputChange: fn() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('Looking for it…')).toBeVisible());
  },
});

/** A long label wraps, and a long word breaks. */
export const LongWords = meta.story({
  args: {
    label: 'Платёжная система, которой вы пользуетесь чаще всего',
    items: [
      { id: 'a', label: 'Высококвалифицированный'.repeat(4), description: 'Сеть'.repeat(40) },
      { id: 'b', label: 'Перевод через платёжную систему по умолчанию с подтверждением по телефону' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <ComboBox {...args} />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
});

/** No items at all, for example because a host could not load them. */
export const NothingToChoose = meta.story({
  args: { items: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const nothing = await screen.findByText(words.nothing);
    await waitFor(() => expect(nothing).toBeVisible());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '730px' } } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    const [isOpen, setOpen] = useState(false);
    return (
      <States>
        <State name="open">
          {/* Space for the floating list. It closes when the page scrolls, so everything has to fit into the
             window. */}
          <div style={{ minHeight: 360 }}>
            <ComboBox {...field} items={args.items.slice(0, 4)} defaultValue="btc" onOpenChange={setOpen} />
          </div>
        </State>
        {/* While the list is open, everything else is hidden from assistive technology. */}
        <div inert={isOpen} style={{ display: 'contents' }}>
          <State name="empty">
            <ComboBox {...field} />
          </State>
          <State name="chosen, with a description">
            <ComboBox
              {...field}
              defaultValue="btc"
              description="The network is named again before you send."
            />
          </State>
          <State name="hovered" is="hovered" on="[role=presentation]">
            <ComboBox {...field} />
          </State>
          <State name="focused" is="focused" on="[role=presentation]">
            <ComboBox {...field} />
          </State>
          <State name="invalid">
            <ComboBox {...field} errorMessage="Choose the coin that you will send." />
          </State>
          <State name="disabled">
            <ComboBox {...field} defaultValue="btc" isDisabled />
          </State>
          <State name="read-only">
            <ComboBox {...field} defaultValue="btc" isReadOnly />
          </State>
        </div>
      </States>
    );
  },
  async play({ canvas, userEvent }) {
    const [opener] = canvas.getAllByRole('button');
    if (!opener) throw new Error('The first field is the one to open');
    await userEvent.click(opener);
    await screen.findByRole('option', { name: /^Bitcoin/ });
  },
});
