import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Percent, type PercentProps } from './Percent.tsx';

const meta = preview.meta({
  title: 'Components/Percent',
  component: Percent,
  parameters: { layout: 'padded' },
  args: { value: '0.85' } satisfies PercentProps,
});

export const DailyYield = meta.story();

export const EmptyText = meta.story({ args: { value: '' as '0' } });

const values = ['0.85', '12.4', '-3', '0', '0.000125', '100'] as const;

/** All forty digits are shown, on as many lines as needed. */
export const FortyDigits = meta.story({
  args: { value: '1234567890.123456789012345678901234567890' },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <Percent {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const figure = canvasElement.querySelector('data');
    await expect(figure?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {values.map((value) => (
        <State key={value} name={`${value}, sign of a loss`}>
          <Percent value={value} />
        </State>
      ))}
      {values.map((value) => (
        <State key={value} name={`${value}, sign always`}>
          <Percent value={value} sign="always" />
        </State>
      ))}
      <State name="no share">
        <Percent value={'' as '0'} />
      </State>
    </States>
  ),
});
