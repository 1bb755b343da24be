import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { type PercentBar, PercentBars, type PercentBarsProps } from './PercentBars.tsx';

const chances: readonly PercentBar[] = [
  { id: '1', label: '1 USDT', percent: '75' },
  { id: '2', label: '2 USDT', percent: '24.9' },
  { id: '50', label: '50 USDT', percent: '0.1' },
];

const label = 'Chance of each prize';

const meta = preview.meta({
  title: 'Features/Cases/PercentBars',
  component: PercentBars,
  parameters: { layout: 'padded' },
  args: { label, bars: chances } satisfies PercentBarsProps,
});

export const Chances = meta.story();

export const LongWords = meta.story({
  args: {
    bars: [{ id: 'long', label: 'Достопримечательностепоклонничество', percent: '12.345678901234567' }],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <PercentBars {...args} />
    </div>
  ),
});

/** A tiny share is drawn 2 px wide. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States>
      <State name="with a tiny share">
        <PercentBars label={label} bars={chances} />
      </State>
      <State name="one certain row">
        <PercentBars label={label} bars={[{ id: '1', label: '1 USDT', percent: '100' }]} />
      </State>
    </States>
  ),
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('list');
    const widths = [...first!.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths[1]! / widths[0]!).toBeCloseTo(24.9 / 75, 1);
    await expect(widths[2]).toBe(2);
  },
});
