import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'Term', percent: 40, valueText: '12 of 30 days' },
});

export const HalfWay = meta.story({
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Term' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 30 days');
  },
});

export const LongWords = meta.story({
  args: { label: 'Достопримечательностепоклонничество', valueText: '12 из 30 календарных дней' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Progress {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const term = 'Term of the deposit';
    return (
      <States>
        <State name="accent, 0">
          <Progress label={term} percent={0} valueText="0 of 30 days" />
        </State>
        <State name="accent, 1">
          <Progress label={term} percent={1} valueText="1 of 100 days" />
        </State>
        <State name="accent, 62">
          <Progress label="Upload of the document" percent={62} valueText="62%" />
        </State>
        <State name="success, 100">
          <Progress label={term} percent={100} valueText="30 of 30 days" tone="success" />
        </State>
      </States>
    );
  },
});
