import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const balance = <Amount value={{ amount: '12450.50', currency: 'USDT' }} />;

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRows },
  parameters: { layout: 'padded' },
});

export const Line = meta.story();

/** The left figure is loading, the right one has loaded. Both have the same size. */
export const OfAFigure = meta.story({
  render: function OfAFigure() {
    const label = 'Available balance';
    return (
      <StatList>
        <Stat label={label} value={<Skeleton>{balance}</Skeleton>} />
        <Stat label={label} value={balance} />
      </StatList>
    );
  },
  async play({ canvasElement }) {
    const [loading, loaded] = canvasElement.querySelectorAll('dd');
    await expect(loading?.getBoundingClientRect().height).toBe(loaded?.getBoundingClientRect().height);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States>
      <State name="text, alone">
        <Skeleton />
      </State>
      <State name="text, around a sample">
        <Skeleton>Available balance</Skeleton>
      </State>
      <State name="around a figure">
        <StatList>
          <Stat label="Available balance" value={<Skeleton>{balance}</Skeleton>} />
        </StatList>
      </State>
      <State name="block">
        <Skeleton shape="block" />
      </State>
      <State name="rows">
        <SkeletonRows count={3} />
      </State>
      <State name="circle">
        <Skeleton shape="circle" />
      </State>
    </States>
  ),
});
