import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { SplitBar, type SplitBarProps, type SplitPart } from './SplitBar.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} />;

const makeParts = (
  savings: Pick<SplitPart, 'percent' | 'value'>,
  active: Pick<SplitPart, 'percent' | 'value'>,
): SplitPart[] => [
  { id: 'savings', label: 'Savings part', ...savings },
  { id: 'active', label: 'Active part', ...active },
];

const shares = [{ percent: '30' }, { percent: '70' }] as const;
const sharesAndAmounts = [
  { percent: '30', value: usdt('300.00') },
  { percent: '70', value: usdt('700.00') },
] as const;
const fortyDigits = [
  { percent: '0.000000000000000000000000000000000000001' },
  { percent: '99.999999999999999999999999999999999999999' },
] as const;

const makeOddParts = (...percents: SplitPart['percent'][]): SplitPart[] =>
  percents.map((percent, at) => ({ id: `${at}`, label: `Part ${at + 1}`, percent }));

/** Invalid shares; `''` is what a broken server sends. */
const oddShares = [
  ['almost the whole', ['99.99', '0.01']],
  ['the smallest first', ['0.01', '99.99']],
  ['nothing and the whole', ['0', '100', '0.00']],
  ['less than a hundred', ['30', '40']],
  ['more than a hundred', ['80', '60', '20']],
  ['one of them negative', ['-20', '70', '50']],
  ['one of them unreadable', ['60', '' as '0', '40']],
  ['nothing at all', ['0', '0']],
] as const satisfies readonly (readonly [string, readonly SplitPart['percent'][]])[];

const meta = preview.meta({
  title: 'Components/SplitBar',
  component: SplitBar,
  subcomponents: { SplitPart: shapes.SplitPart },
  parameters: { layout: 'padded' },
  args: {
    label: 'Deposit body',
    parts: makeParts(...shares),
  } satisfies SplitBarProps,
});

export const SharesAndAmounts = meta.story({
  args: { parts: makeParts(...sharesAndAmounts) },
});

export const LongWords = meta.story({
  args: {
    parts: [
      {
        id: 'long',
        label: 'Достопримечательностепоклонничество',
        percent: '99.99',
        value: usdt('1234567890123456789012.000000000000000001'),
      },
      { id: 'rest', label: 'Остальное', percent: '0.01' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <SplitBar {...args} />
    </div>
  ),
});

/** The legend shows a share of 0.001 %, and one of forty digits. */
export const FortyDigits = meta.story({
  args: { parts: makeParts(...fortyDigits) },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <SplitBar {...args} />
    </div>
  ),
});

/** The figures before the odd shares. */
const FIRST_ODD = 3;

/**
 * Every positive part is visible; zero and negative ones are not. If the sum is below 100 the rest stays empty.
 * The legend shows each share exactly.
 */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="wide">
      <State name="two parts">
        <SplitBar label="Deposit body" parts={makeParts(...shares)} />
      </State>
      <State name="with amounts">
        <SplitBar label="Deposit body" parts={makeParts(...sharesAndAmounts)} />
      </State>
      <State name="four parts, one of them small">
        <SplitBar
          label="Prizes of the case"
          parts={[
            { id: 'a', label: 'No prize', percent: '62.5' },
            { id: 'b', label: '10 USDT', percent: '25' },
            { id: 'c', label: '50 USDT', percent: '12.4' },
            { id: 'd', label: '500 USDT', percent: '0.1' },
          ]}
        />
      </State>
      {oddShares.map(([name, percents]) => (
        <State key={name} name={name}>
          <SplitBar label="Deposit body" parts={makeOddParts(...percents)} />
        </State>
      ))}
      <State name="legend in rows">
        <SplitBar legend="rows" label="Deposit body" parts={makeParts(...sharesAndAmounts)} />
      </State>
      <State name="one part">
        <SplitBar label="Deposit body" parts={[{ id: 'active', label: 'Active part', percent: '100' }]} />
      </State>
    </States>
  ),
  async play({ canvas, canvasElement }) {
    const figures = canvas.getAllByRole('figure');
    const figureOf = (name: string) => figures[FIRST_ODD + oddShares.findIndex(([odd]) => odd === name)]!;
    const widths = (name: string) =>
      [...figureOf(name).querySelectorAll<HTMLElement>('[aria-hidden] > *')].map((part) =>
        Math.round(part.offsetWidth),
      );
    const seen = (name: string) => widths(name).filter((width) => width >= 4);
    await expect(seen('almost the whole')).toHaveLength(2);
    await expect(seen('the smallest first')).toHaveLength(2);
    await expect(widths('nothing and the whole').map((width) => width > 0)).toEqual([false, true, false]);
    await expect(widths('nothing at all').map((width) => width > 0)).toEqual([false, false, true]);
    await expect(widths('one of them negative').map((width) => width > 0)).toEqual([false, true, true]);
    await expect(widths('one of them unreadable').map((width) => width > 0)).toEqual([true, false, true]);
    const [thirty = 0, forty = 0, rest = 0] = widths('less than a hundred');
    await expect(forty / thirty).toBeCloseTo(4 / 3, 1);
    await expect(Math.abs(rest - thirty)).toBeLessThanOrEqual(1);
    await expect(canvasElement.querySelectorAll('data[value="-20"]')).toHaveLength(1);
    await expect(canvas.getAllByText('—')).toHaveLength(1);
  },
});
