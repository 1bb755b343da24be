import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { SplitBar, type SplitBarProps } from './SplitBar.tsx';

const meta = preview.meta({
  title: 'Components/SplitBar',
  component: SplitBar,
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
      {
        id: 'savings',
        label: 'Savings part',
        percent: '30',
        value: <Amount value={{ amount: '300.00', currency: 'USDT' }} />,
      },
      {
        id: 'active',
        label: 'Active part',
        percent: '70',
        value: <Amount value={{ amount: '700.00', currency: 'USDT' }} />,
      },
    ],
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <SplitBar
        label="Тело депозита"
        parts={[
          {
            id: 'savings',
            label: 'Сберегательная часть',
            percent: '30',
            value: <Amount value={{ amount: '300.00', currency: 'USDT' }} />,
          },
          {
            id: 'active',
            label: 'Активная часть',
            percent: '70',
            value: <Amount value={{ amount: '700.00', currency: 'USDT' }} />,
          },
        ]}
      />
      <SplitBar
        label="Призы кейса"
        parts={[
          { id: 'a', label: 'Без выигрыша', percent: '62.5' },
          { id: 'b', label: '10 USDT', percent: '25' },
          { id: 'c', label: '50 USDT', percent: '10' },
          { id: 'd', label: '500 USDT', percent: '2.5' },
        ]}
      />
    </div>
  ),
});
