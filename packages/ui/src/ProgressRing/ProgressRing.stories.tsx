import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  title: 'Components/ProgressRing',
  component: ProgressRing,
  parameters: { layout: 'padded' },
  args: { label: 'Term of the deposit', percent: 40, valueText: '12 of 30 days' },
});

export const HalfWay = meta.story({
  async play({ canvas }) {
    const ring = canvas.getByRole('progressbar', { name: 'Term of the deposit' });
    await expect(ring).toHaveAttribute('aria-valuenow', '40');
    await expect(ring).toHaveAttribute('aria-valuetext', '12 of 30 days');
  },
});

/** Values outside 0 to 100 are clamped. */
export const BeyondTheEnd = meta.story({
  args: { percent: 140, valueText: '42 of 30 days' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const term = 'Term of the deposit';
    const share = (percent: number) => `${percent}%`;
    return (
      <States cell="narrow">
        {([20, 40, 64] as const).flatMap((size) => [
          ...[0, 1, 40, 100].map((percent) => (
            <State key={`${size} ${percent}`} name={`${size}, ${percent}`}>
              <ProgressRing label={term} percent={percent} valueText={share(percent)} size={size} />
            </State>
          )),
          <State key={`${size} success`} name={`${size}, success`}>
            <ProgressRing label={term} percent={100} valueText={share(100)} size={size} tone="success" />
          </State>,
          <State key={`${size} endless`} name={`${size}, endless`}>
            <ProgressRing label={term} valueText="In preparation" size={size} />
          </State>,
        ])}
      </States>
    );
  },
});
