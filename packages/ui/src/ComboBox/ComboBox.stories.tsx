import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxItem } from './ComboBoxItem.ts';

const coinsIn = (say: <Words>(en: Words, ru: Words) => Words): readonly ComboBoxItem[] => {
  const network = (name: string) => say(`${name} network`, `Сеть ${name}`);
  const stablecoins = say('Stablecoins', 'Стейблкоины');
  const others = say('Coins', 'Монеты');
  return [
    { id: 'usdt-trc20', label: 'USDT, TRC-20', description: network('TRON'), group: stablecoins },
    { id: 'usdt-erc20', label: 'USDT, ERC-20', description: network('Ethereum'), group: stablecoins },
    { id: 'usdc', label: 'USDC', description: network('Ethereum'), group: stablecoins, isDisabled: true },
    { id: 'btc', label: 'Bitcoin', description: network('Bitcoin'), keywords: 'BTC', group: others },
    { id: 'eth', label: 'Ether', description: network('Ethereum'), keywords: 'ETH', group: others },
  ];
};
const coins = coinsIn((english) => english);
const russianCoins = coinsIn((_, russian) => russian);

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
    words: {
      nothing: 'No such coin. Try its ticker or its network.',
      loading: 'Looking for it…',
      more: (count: number) => `${count.toLocaleString('en')} more. Type to narrow them down.`,
    },
  },
});

export const Empty = meta.story({});

export const Chosen = meta.story({ args: { defaultValue: 'btc' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'btc' } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose the coin that you will send' } });

/** Typing filters, arrows move, Enter takes, Escape brings back what was chosen before. */
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

/** A text that nothing answers to says what to try instead, and on leaving the field what was chosen is back. */
export const NothingFound = meta.story({
  args: { defaultValue: 'btc' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'dollar');
    await waitFor(() => expect(screen.getByText(/No such coin/)).toBeVisible());
  },
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (at: number) => letters[at % letters.length] ?? '';
const tenThousand: readonly ComboBoxItem[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `${letter(at * 7)}${letter(at * 3)}${letter(at)}${at}`,
  description: `Token ${at + 1} of the register`,
}));

/** Ten thousand choices: the page has those in sight, the first fifty are given to the list, the rest is counted. */
export const TenThousandOptions = meta.story({
  args: { items: tenThousand, label: 'Token', placeholder: 'A ticker or a number', defaultValue: '9999' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Token' });
    await expect(field).toHaveValue('BTP9999');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText('9,950 more. Type to narrow them down.');
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await expect(screen.getByRole('option', { name: /^BTP9999/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'd7777');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7777');
    // Left open, so that it is seen how ten thousand are shown.
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText('9,950 more. Type to narrow them down.');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
});

/** The list grows as it is scrolled, and what has left the sight leaves the page. */
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
  const say = useSay();
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const found = tenThousand.filter(({ label }) => label.startsWith(text.toUpperCase()));
  return (
    <ComboBox
      search="host"
      label={say('Partner', 'Партнёр')}
      placeholder={say('The beginning of a login', 'Начало логина')}
      items={found.slice(0, pages * 20)}
      isLoading={false}
      onInputChange={(typed) => {
        setText(typed);
        setPages(1);
      }}
      {...(found.length > pages * 20 && { onLoadMore: () => setPages((before) => before + 1) })}
      words={{
        nothing: say('Nobody has such a login.', 'Такого логина нет ни у кого.'),
        loading: say('Looking…', 'Ищем…'),
        more: String,
      }}
    />
  );
}

/** The host searches: it is told each text, and asked for the next page when the end of the list comes near. */
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

/** A label longer than the list wraps, a word longer than its line breaks. */
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

/** No items at all, as when a host could not load them. */
export const NothingToChoose = meta.story({
  args: { items: [] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const nothing = await screen.findByText(args.words.nothing);
    await waitFor(() => expect(nothing).toBeVisible());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '730px' } } },
  render: function AllStates() {
    const say = useSay();
    const [isOpen, setOpen] = useState(false);
    const words = {
      items: say(coins, russianCoins),
      label: say('Coin', 'Монета'),
      placeholder: say('Bitcoin, USDT, TRON…', 'Bitcoin, USDT, TRON…'),
      words: {
        nothing: say('No such coin.', 'Такой монеты нет.'),
        loading: say('Looking for it…', 'Ищем…'),
        more: String,
      },
    };
    return (
      <States>
        <State name="open">
          {/* The list floats below its field, over nothing; it closes when the page scrolls, so all of this fits in a window. */}
          <div style={{ minHeight: 360 }}>
            <ComboBox {...words} items={words.items.slice(0, 4)} defaultValue="btc" onOpenChange={setOpen} />
          </div>
        </State>
        {/* An open list hides from screen readers what Tab would leave it for; beside it there is nothing else on a page. */}
        <div inert={isOpen} style={{ display: 'contents' }}>
          <State name="empty">
            <ComboBox {...words} />
          </State>
          <State name="chosen, with a description">
            <ComboBox
              {...words}
              defaultValue="btc"
              description={say(
                'The network is named again before you send.',
                'Перед отправкой сеть будет названа ещё раз.',
              )}
            />
          </State>
          <State name="hovered" is="hovered" on="[role=group]">
            <ComboBox {...words} />
          </State>
          <State name="focused" is="focused" on="[role=group]">
            <ComboBox {...words} />
          </State>
          <State name="invalid">
            <ComboBox
              {...words}
              errorMessage={say('Choose the coin that you will send.', 'Выберите монету, которую отправите.')}
            />
          </State>
          <State name="disabled">
            <ComboBox {...words} defaultValue="btc" isDisabled />
          </State>
          <State name="read-only">
            <ComboBox {...words} defaultValue="btc" isReadOnly />
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
