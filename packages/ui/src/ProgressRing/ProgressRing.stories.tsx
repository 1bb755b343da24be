import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  title: 'Components/ProgressRing',
  component: ProgressRing,
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Срок депозита', valueText: '12 из 30 дней' },
  },
  args: { label: 'Term of the deposit', percent: 40, valueText: '12 of 30 days' },
});

export const HalfWay = meta.story({
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const ring = canvas.getByRole('progressbar', { name: say('Term of the deposit', 'Срок депозита') });
    await expect(ring).toHaveAttribute('aria-valuenow', '40');
    await expect(ring).toHaveAttribute('aria-valuetext', say('12 of 30 days', '12 из 30 дней'));
  },
});

/** Values outside 0 to 100 are clamped. */
export const BeyondTheEnd = meta.story({
  args: { percent: 140, valueText: '42 of 30 days' },
  parameters: { inRussian: { valueText: '42 из 30 дней' } },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const term = say('Term of the deposit', 'Срок депозита');
    const share = (percent: number) => say(`${percent}%`, `${percent} %`);
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
            <ProgressRing label={term} valueText={say('In preparation', 'Готовится')} size={size} />
          </State>,
        ])}
      </States>
    );
  },
});
