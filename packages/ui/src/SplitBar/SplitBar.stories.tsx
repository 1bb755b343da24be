import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { Amount } from '../Amount/Amount.tsx';
import { SplitBar, type SplitBarProps, type SplitPart } from './SplitBar.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} />;

const partsIn = (
  say: Say,
  savings: Pick<SplitPart, 'percent' | 'value'>,
  active: Pick<SplitPart, 'percent' | 'value'>,
): SplitPart[] => [
  { id: 'savings', label: say('Savings part', 'Накопительная часть'), ...savings },
  { id: 'active', label: say('Active part', 'Активная часть'), ...active },
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

const meta = preview.meta({
  title: 'Components/SplitBar',
  component: SplitBar,
  subcomponents: { SplitPart: shapes.SplitPart },
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Тело депозита', parts: partsIn(sayIn('ru'), ...shares) },
  },
  args: {
    label: 'Deposit body',
    parts: partsIn(sayIn('en'), ...shares),
  } satisfies SplitBarProps,
});

export const Shares = meta.story();

export const SharesAndAmounts = meta.story({
  args: { parts: partsIn(sayIn('en'), ...sharesAndAmounts) },
  parameters: { inRussian: { parts: partsIn(sayIn('ru'), ...sharesAndAmounts) } },
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

/** A share of a thousandth is still in the legend, and forty digits of it too. */
export const FortyDigits = meta.story({
  args: { parts: partsIn(sayIn('en'), ...fortyDigits) },
  parameters: { inRussian: { parts: partsIn(sayIn('ru'), ...fortyDigits) } },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <SplitBar {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States cell="wide">
        <State name="two parts">
          <SplitBar label={say('Deposit body', 'Тело депозита')} parts={partsIn(say, ...shares)} />
        </State>
        <State name="with amounts">
          <SplitBar label={say('Deposit body', 'Тело депозита')} parts={partsIn(say, ...sharesAndAmounts)} />
        </State>
        <State name="four parts, one of them small">
          <SplitBar
            label={say('Prizes of the case', 'Призы кейса')}
            parts={[
              { id: 'a', label: say('No prize', 'Без выигрыша'), percent: '62.5' },
              { id: 'b', label: '10 USDT', percent: '25' },
              { id: 'c', label: '50 USDT', percent: '12.4' },
              { id: 'd', label: '500 USDT', percent: '0.1' },
            ]}
          />
        </State>
        <State name="one part">
          <SplitBar
            label={say('Deposit body', 'Тело депозита')}
            parts={[{ id: 'active', label: say('Active part', 'Активная часть'), percent: '100' }]}
          />
        </State>
      </States>
    );
  },
});
