import type { DecimalString } from '@meridian/money';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { type AmountBar, AmountBars, type AmountBarsProps } from './AmountBars.tsx';

const usdt = (amount: DecimalString) => ({ amount, currency: 'USDT' });

const barsIn = (say: Say): AmountBar[] => [
  {
    id: 'planned',
    label: say('If the rate holds', 'Если ставка сохранится'),
    hint: say('0.3% a day', '0,3 % в день'),
    amount: usdt('1270.00'),
    difference: usdt('270.00'),
  },
  {
    id: 'half',
    label: say('At half of the rate', 'При половине ставки'),
    hint: say('0.15% a day', '0,15 % в день'),
    amount: usdt('1135.00'),
    difference: usdt('135.00'),
  },
  {
    id: 'early',
    label: say('If it is closed early', 'При досрочном закрытии'),
    hint: say('a fee of 10%', 'комиссия 10 %'),
    amount: usdt('900.00'),
    difference: usdt('-100.00'),
  },
  {
    id: 'lost',
    label: say('If everything is lost', 'При потере всего'),
    amount: usdt('0.00'),
    difference: usdt('-1000.00'),
  },
];

const wordsIn = (say: Say) => ({
  label: say('What it would come to', 'Что получится'),
  markLabel: say('The line marks the deposit.', 'Черта — сумма депозита.'),
});

const meta = preview.meta({
  title: 'Features/Deposit/AmountBars',
  component: AmountBars,
  parameters: {
    layout: 'padded',
    inRussian: { ...wordsIn(sayIn('ru')), bars: barsIn(sayIn('ru')) },
  },
  args: { ...wordsIn(sayIn('en')), bars: barsIn(sayIn('en')), mark: '1000' } satisfies AmountBarsProps,
});

export const Outcomes = meta.story();

/** On a small phone a long amount is below its name, in which no word breaks. */
export const LongAmounts = meta.story({
  render: function LongAmounts(args) {
    const say = useSay();
    const bars = barsIn(say).map((bar) => ({ ...bar, amount: usdt('123456789.123456') }));
    return (
      <div style={{ maxWidth: 224 }}>
        <AmountBars {...args} {...wordsIn(say)} bars={bars} mark="123456789" />
      </div>
    );
  },
  async play({ canvas, globals }) {
    const name = canvas.getByText(sayIn(globals.language)('If the rate holds', 'Если ставка сохранится'));
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
    const say = useSay();
    const words = wordsIn(say);
    const bars = barsIn(say);
    return (
      <States cell="wide">
        <State name="with a mark">
          <AmountBars {...words} bars={bars} mark="1000" />
        </State>
        <State name="without a mark">
          <AmountBars {...words} bars={bars} />
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
