import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { Amount } from '../Amount/Amount.tsx';
import { SplitBar, type SplitBarProps } from './SplitBar.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} />;

const meta = preview.meta({
  title: 'Components/SplitBar',
  component: SplitBar,
  subcomponents: { SplitPart: shapes.SplitPart },
  parameters: { layout: 'padded' },
  args: {
    label: 'Deposit body',
    parts: [
      { id: 'savings', label: 'Savings part', percent: '30' },
      { id: 'active', label: 'Active part', percent: '70' },
    ],
  } satisfies SplitBarProps,
});

export const Shares = meta.story();

export const SharesAndAmounts = meta.story({
  args: {
    parts: [
      { id: 'savings', label: 'Savings part', percent: '30', value: usdt('300.00') },
      { id: 'active', label: 'Active part', percent: '70', value: usdt('700.00') },
    ],
  },
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
  args: {
    parts: [
      { id: 'savings', label: 'Savings part', percent: '0.000000000000000000000000000000000000001' },
      { id: 'active', label: 'Active part', percent: '99.999999999999999999999999999999999999999' },
    ],
  },
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
    const savings = say('Savings part', 'Сберегательная часть');
    const active = say('Active part', 'Активная часть');
    return (
      <States cell="wide">
        <State name="two parts">
          <SplitBar
            label={say('Deposit body', 'Тело депозита')}
            parts={[
              { id: 'savings', label: savings, percent: '30' },
              { id: 'active', label: active, percent: '70' },
            ]}
          />
        </State>
        <State name="with amounts">
          <SplitBar
            label={say('Deposit body', 'Тело депозита')}
            parts={[
              { id: 'savings', label: savings, percent: '30', value: usdt('300.00') },
              { id: 'active', label: active, percent: '70', value: usdt('700.00') },
            ]}
          />
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
            parts={[{ id: 'active', label: active, percent: '100' }]}
          />
        </State>
      </States>
    );
  },
});
