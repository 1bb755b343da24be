import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Percent, type PercentProps } from './Percent.tsx';

const meta = preview.meta({
  title: 'Components/Percent',
  component: Percent,
  parameters: { layout: 'padded' },
  args: { value: '0.85' } satisfies PercentProps,
});

export const DailyYield = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('0.85%');
  },
});

export const Gain = meta.story({ args: { value: '12.4', sign: 'always' } });

export const Loss = meta.story({ args: { value: '-3', sign: 'always' } });

export const SmallChance = meta.story({ args: { value: '0.000125' } });

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['0.85', '12.4', '-3', '0.000125', '100'] as const).map((value) => (
        <Percent key={value} value={value} sign="always" />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('+0,85 %');
  },
});
