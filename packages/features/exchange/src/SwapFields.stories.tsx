import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { MoneyField, moneyValue, type MoneyValue, Select, SelectItem, Text } from '@meridian/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SwapFields } from './SwapFields.tsx';

interface ExchangeProps {
  given?: MoneyValue;
  received?: MoneyValue;
  isSwapDisabled?: boolean;
  errorMessage?: string;
  onSwap?: () => void;
}

const swapped = fn();

/** Keeps the currencies and one amount, like a feature does. */
function Exchange({ given, received, isSwapDisabled, errorMessage, onSwap }: ExchangeProps) {
  const say = useSay();
  const [pair, setPair] = useState(['USDT', 'BTC']);
  const [from = '', to = ''] = pair;
  const [value, setValue] = useState<MoneyValue>(
    given ?? { text: say('1500.50', '1500,50'), amount: '1500.50' },
  );
  const following = received ?? { text: say('0.02332032', '0,02332032'), amount: '0.02332032' };
  const messages = {
    unreadable: () => say('Write the amount in digits.', 'Запишите сумму цифрами.'),
    ambiguous: () => say('Write it without separators.', 'Запишите без разделителей.'),
    belowMinimum: () => say('The minimum is 10.00.', 'Минимум — 10,00.'),
    aboveMaximum: () => say('The maximum is 100,000.00.', 'Максимум — 100 000,00.'),
    understood: (amount: string) => say(`You entered ${amount}`, `Вы ввели ${amount}`),
  };
  const choice = (label: string, code: string) => (
    <Select label={label} shape="code" placeholder={label} value={code}>
      <SelectItem key={code} id={code} label={code} />
    </Select>
  );
  return (
    <SwapFields
      first={{
        field: (
          <MoneyField
            key={from}
            label={say('You give', 'Вы отдаёте')}
            labelAside={
              <Text isInline tone="muted">
                {say('Available: 5,892.31 USDT', 'Доступно: 5 892,31 USDT')}
              </Text>
            }
            placeholder="0"
            currency={from}
            isCurrencyBeside
            decimals={8}
            value={value}
            onChange={setValue}
            fill={{ label: say('Max', 'Всё'), amount: '5892.31' }}
            description={say('From 10.00 to 100,000.00 USDT.', 'От 10,00 до 100 000,00 USDT.')}
            messages={messages}
            {...(errorMessage !== undefined && { errorMessage })}
          />
        ),
        text: value.text,
        choice: choice(say('Sell', 'Продать'), from),
      }}
      second={{
        field: (
          <MoneyField
            key={to}
            label={say('You receive', 'Вы получите')}
            placeholder="0"
            currency={to}
            isCurrencyBeside
            isNoteQuiet
            decimals={8}
            value={following}
            onChange={fn()}
            messages={messages}
          />
        ),
        text: following.text,
        choice: choice(say('Buy', 'Купить'), to),
      }}
      swapLabel={say('Swap the currencies', 'Поменять валюты местами')}
      onSwap={() => {
        setPair([to, from]);
        onSwap?.();
      }}
      {...(isSwapDisabled && { isSwapDisabled })}
    />
  );
}

const meta = preview.meta({
  title: 'Features/Exchange/SwapFields',
  component: SwapFields,
  parameters: { layout: 'padded' },
  args: {
    first: { field: null, text: '', choice: null },
    second: { field: null, text: '', choice: null },
    swapLabel: '',
    onSwap: swapped,
  },
  render: () => <Exchange onSwap={swapped} />,
});

/**
 * Each tile is 88 px high, and the swap button is on their seam. "Max" is in the line of the balance and ends where the
 * currency does.
 */
export const Filled = meta.story({
  async play({ canvas, canvasElement }) {
    const swap = canvas.getByRole('button', { name: /Swap|местами/ });
    await waitFor(async () => {
      const [first, second] = [...canvasElement.querySelectorAll('[data-part=box]')].map((tile) =>
        tile.getBoundingClientRect(),
      );
      await expect([first?.height, second?.height]).toEqual([88, 88]);
      const { top, height } = swap.getBoundingClientRect();
      const seam = ((first?.bottom ?? 0) + (second?.top ?? 0)) / 2;
      await expect(Math.round(top + height / 2)).toBe(Math.round(seam));
      const balance = canvas.getByText(/Available|Доступно/).getBoundingClientRect();
      const max = canvas.getByText(/Max|Всё/).getBoundingClientRect();
      const currency = canvas.getByRole('button', { name: /Sell|Продать/ }).getBoundingClientRect();
      await expect(Math.round(max.right)).toBe(Math.round(currency.right));
      await expect(Math.abs(max.bottom - balance.bottom)).toBeLessThan(2);
    });
  },
});

/** The balance and "Max" stay beside the label at 360 px, so that both tiles are of one height there too. */
export const SmallPhone = meta.story({
  render: () => (
    <div style={{ maxWidth: 328 }}>
      <Exchange />
    </div>
  ),
  async play({ canvasElement }) {
    await waitFor(async () => {
      const tiles = [...canvasElement.querySelectorAll('[data-part=box]')];
      await expect(tiles.map((tile) => tile.getBoundingClientRect().height)).toEqual([88, 88]);
    });
  },
});

/** The two move past each other in 200 ms; with reduced motion at once. The focus stays on the button. */
export const Swapped = meta.story({
  async play({ canvas, userEvent }) {
    swapped.mockClear();
    const swap = canvas.getByRole('button', { name: /Swap|местами/ });
    await userEvent.click(swap);
    await expect(swapped).toHaveBeenCalledOnce();
    await expect(swap).toHaveFocus();
  },
});

/** The field, its currency, the button, then the other two. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const order = [
      canvas.getByRole('textbox', { name: /You give|Вы отдаёте/ }),
      canvas.getByRole('button', { name: /Max|Всё/ }),
      canvas.getByRole('button', { name: /^(USDT )?(Sell|Продать)/ }),
      canvas.getByRole('button', { name: /Swap|местами/ }),
      canvas.getByRole('textbox', { name: /You receive|Вы получаете/ }),
      canvas.getByRole('button', { name: /^(BTC )?(Buy|Купить)/ }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
});

/** Nine digits on a phone: the figure shrinks and stays whole. */
export const LongAmounts = meta.story({
  render: () => (
    <div style={{ maxWidth: 288 }}>
      <Exchange given={moneyValue('123456789.12', 'en')} received={moneyValue('1929.01232031', 'en')} />
    </div>
  ),
  async play({ canvas }) {
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    }
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States cell="wide">
        <State name="filled">
          <Exchange />
        </State>
        <State name="invalid">
          <Exchange
            errorMessage={say('You have only 250.00 USDT available.', 'На балансе только 250,00 USDT.')}
          />
        </State>
        <State name="cannot be swapped">
          <Exchange isSwapDisabled />
        </State>
        <State name="hovered" is="hovered" on="[aria-label]">
          <Exchange />
        </State>
        <State name="focused" is="focused" on="[aria-label]">
          <Exchange />
        </State>
      </States>
    );
  },
});
