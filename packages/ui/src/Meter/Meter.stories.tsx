import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Components/Meter',
  component: Meter,
  subcomponents: { Zones: shapes.Zones },
  parameters: { layout: 'padded' },
  args: { label: 'Withdrawn this month', value: 820, maxValue: 1000, valueLabel: '820 of 1,000 USDT' },
});

export const Measure = meta.story({
  async play({ canvas }) {
    const meter = canvas.getByRole('meter', { name: 'Withdrawn this month' });
    await expect(meter).toHaveAttribute('aria-valuetext', '820 of 1,000 USDT');
    await expect(meter).toHaveAttribute('aria-valuenow', '820');
  },
});

export const CloseToTheLimit = meta.story({
  args: {
    zones: { low: 700, high: 900, best: 'low' },
    valueLabel: '820 of 1,000 USDT: close to the limit',
  },
});

export const LongWords = meta.story({
  args: { label: 'Достопримечательностепоклонничество', valueLabel: '820 из 1000 USDT, близко к пределу' },
  render: (args) => (
    <div style={{ maxWidth: 180 }}>
      <Meter {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const limit = 'Withdrawn this month';
    const strength = 'Strength of the password';
    const zones = { low: 700, high: 900, best: 'low' } as const;
    return (
      <States cell="wide">
        <State name="only shown">
          <Meter label={limit} value={300} maxValue={1000} valueLabel="300 of 1,000 USDT" />
        </State>
        <State name="best low, good">
          <Meter label={limit} value={300} maxValue={1000} zones={zones} valueLabel="300 of 1,000 USDT" />
        </State>
        <State name="best low, fair">
          <Meter
            label={limit}
            value={820}
            maxValue={1000}
            zones={zones}
            valueLabel="820 of 1,000 USDT: close to the limit"
          />
        </State>
        <State name="best low, poor">
          <Meter
            label={limit}
            value={1000}
            maxValue={1000}
            zones={zones}
            valueLabel="1,000 of 1,000 USDT: used up"
          />
        </State>
        <State name="best high, poor">
          <Meter
            label={strength}
            value={1}
            maxValue={4}
            zones={{ low: 2, high: 3, best: 'high' }}
            valueLabel="Weak"
          />
        </State>
        <State name="empty">
          <Meter label={limit} value={0} maxValue={1000} valueLabel="Nothing yet" />
        </State>
      </States>
    );
  },
});
