import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxItem } from './findItems.ts';

const coinsIn = (say: Say): readonly ComboBoxItem[] => {
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

const wordsIn = (say: Say) => ({
  nothing: say(
    'No such coin. Try its ticker or its network.',
    'Такой монеты нет. Попробуйте ввести её тикер или сеть.',
  ),
  loading: say('Looking for it…', 'Ищем…'),
  more: (count: number) =>
    say(
      `${new Intl.NumberFormat('en').format(count)} more. Type to narrow them down.`,
      `Ещё ${new Intl.NumberFormat('ru').format(count)}. Продолжайте ввод, чтобы сузить список.`,
    ),
});

const meta = preview.meta({
  component: ComboBox,
  subcomponents: { ComboBoxItem: shapes.ComboBoxItem, FoundListWords: shapes.FoundListWords },
  title: 'Components/ComboBox',
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Монета', items: coinsIn(sayIn('ru')), words: wordsIn(sayIn('ru')) },
  },
  args: {
    label: 'Coin',
    placeholder: 'Bitcoin, USDT, TRON…',
    items: coinsIn(sayIn('en')),
    onChange: fn(),
    onInputChange: fn(),
    words: wordsIn(sayIn('en')),
  },
});

export const Empty = meta.story({});

export const Chosen = meta.story({ args: { defaultValue: 'btc' } });

/** Typing filters, arrows move, Enter chooses, Escape restores the previous choice. */
export const Keyboard = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: say('Coin', 'Монета') });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('tron');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('usdt-trc20');
    await expect(field).toHaveValue('USDT, TRC-20');
    await userEvent.keyboard(' and more');
    await waitFor(() => expect(screen.getByText(say(/No such coin/, /Такой монеты нет/))).toBeVisible());
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
const tenThousandIn = (say: Say): readonly ComboBoxItem[] =>
  Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    label: `${letter(at * 7)}${letter(at * 3)}${letter(at)}${at}`,
    description: say(`Token ${at + 1} of the register`, `Токен ${at + 1} из реестра`),
  }));

/** Ten thousand options: the list gets the first fifty, renders the visible ones, and counts the rest. */
export const TenThousandOptions = meta.story({
  args: {
    items: tenThousandIn(sayIn('en')),
    label: 'Token',
    placeholder: 'A ticker or a number',
    defaultValue: '9999',
  },
  parameters: {
    inRussian: { items: tenThousandIn(sayIn('ru')), label: 'Токен', placeholder: 'Тикер или номер' },
  },
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const rest = say<string | RegExp>(
      '9,950 more. Type to narrow them down.',
      /^Ещё 9\s950\. Продолжайте ввод, чтобы сузить список\.$/,
    );
    const field = canvas.getByRole('combobox', { name: say('Token', 'Токен') });
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
  args: { items: tenThousandIn(sayIn('en')), label: 'Token' },
  parameters: { inRussian: { items: tenThousandIn(sayIn('ru')), label: 'Токен' } },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText(say(/9,950 more/, /Ещё 9\s950/));
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await screen.findByText(say(/9,900 more/, /Ещё 9\s900/));
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
  },
});

function ServerSearch() {
  const say = useSay();
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const found = tenThousandIn(say).filter(({ label }) => label.startsWith(text.toUpperCase()));
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
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(say('Looking for it…', 'Ищем…'))).toBeVisible());
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
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const nothing = await screen.findByText(wordsIn(sayIn(globals.language)).nothing);
    await waitFor(() => expect(nothing).toBeVisible());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '730px' } } },
  render: function AllStates(args) {
    const say = useSay();
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
              description={say(
                'The network is named again before you send.',
                'Перед отправкой сеть будет названа ещё раз.',
              )}
            />
          </State>
          <State name="hovered" is="hovered" on="[role=presentation]">
            <ComboBox {...field} />
          </State>
          <State name="focused" is="focused" on="[role=presentation]">
            <ComboBox {...field} />
          </State>
          <State name="invalid">
            <ComboBox
              {...field}
              errorMessage={say('Choose the coin that you will send.', 'Выберите монету, которую отправите.')}
            />
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
