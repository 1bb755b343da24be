import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
});

export const Line = meta.story();

export const Block = meta.story({ args: { shape: 'block' } });

export const Circle = meta.story({ args: { shape: 'circle' } });

/** The left figure is loading, the right one has arrived; they take the same room. */
export const OfAFigure = meta.story({
  render: () => {
    const balance = <Amount value={{ amount: '12450.50', currency: 'USDT' }} />;
    return (
      <StatList>
        <Stat label="Available balance" value={<Skeleton>{balance}</Skeleton>} />
        <Stat label="Available balance" value={balance} />
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
    <Card>
      <div aria-busy style={{ display: 'grid', gap: 16 }}>
        <Skeleton shape="circle" />
        <p>
          <Skeleton>Доступный баланс</Skeleton>
        </p>
        <p>
          <Skeleton />
        </p>
        <Skeleton shape="block" />
      </div>
    </Card>
  ),
});
