import type { DecimalString } from '@meridian/money';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { type AmountBar, AmountBars, type AmountBarsProps } from './AmountBars.tsx';

const usdt = (amount: DecimalString) => ({ amount, currency: 'USDT' });

const outcomes: AmountBar[] = [
  {
    id: 'planned',
    label: 'If the rate holds',
    hint: '0.3% a day',
    amount: usdt('1270.00'),
    difference: usdt('270.00'),
  },
  {
    id: 'half',
    label: 'At half of the rate',
    hint: '0.15% a day',
    amount: usdt('1135.00'),
    difference: usdt('135.00'),
  },
  {
    id: 'early',
    label: 'If it is closed early',
    hint: 'a fee of 10%',
    amount: usdt('900.00'),
    difference: usdt('-100.00'),
  },
  {
    id: 'lost',
    label: 'If everything is lost',
    amount: usdt('0.00'),
    difference: usdt('-1000.00'),
  },
];

const words = {
  label: 'Possible outcomes',
  markLabel: 'The line marks the deposit.',
};

const meta = preview.meta({
  title: 'Features/Deposit/AmountBars',
  component: AmountBars,
  parameters: { layout: 'padded' },
  args: { ...words, bars: outcomes, mark: '1000' } satisfies AmountBarsProps,
});

export const Outcomes = meta.story();

/** On a small phone a long amount is below its name, in which no word breaks. */
export const LongAmounts = meta.story({
  render: function LongAmounts(args) {
    const long = outcomes.map((bar) => ({ ...bar, amount: usdt('123456789.123456') }));
    return (
      <div style={{ maxWidth: 224 }}>
        <AmountBars {...args} {...words} bars={long} mark="123456789" />
      </div>
    );
  },
  async play({ canvas }) {
    const name = canvas.getByText('If the rate holds');
    await expect(name.clientHeight).toBeLessThan(24);
  },
});

export const LongWords = meta.story({
  args: {
    bars: [
      {
        id: 'long',
        label: 'Достопримечательностепоклонничество',
        hint: 'Превысокомногорассмотрительствующая',
        amount: usdt('1234567890123456789012.000000000000000001'),
        difference: usdt('-1234567890123456789012.000000000000000001'),
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <AmountBars {...args} />
    </div>
  ),
});

/** All bars begin at zero and have one scale, the line included. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    return (
      <States cell="wide">
        <State name="with a mark">
          <AmountBars {...words} bars={outcomes} mark="1000" />
        </State>
        <State name="without a mark">
          <AmountBars {...words} bars={outcomes} />
        </State>
      </States>
    );
  },
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('list');
    const widths = [...first!.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths[1]! / widths[0]!).toBeCloseTo(1135 / 1270, 1);
    await expect(widths[3]).toBe(0);
  },
});
