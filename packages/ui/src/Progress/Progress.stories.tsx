import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'Term', percent: 40, valueText: '12 of 30 days' },
});

export const Started = meta.story({ args: { percent: 0, valueText: '0 of 30 days' } });

export const HalfWay = meta.story({
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: /Term/ });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 30 days');
  },
});

export const Done = meta.story({ args: { percent: 100, valueText: '30 of 30 days', tone: 'success' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Progress label="Срок депозита" percent={0} valueText="0 из 30 дней" />
      <Progress label="Загрузка документа" percent={62} valueText="62 %" />
      <Progress label="Срок депозита" percent={100} valueText="30 из 30 дней" tone="success" />
    </div>
  ),
});
