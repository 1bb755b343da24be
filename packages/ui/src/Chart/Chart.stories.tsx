import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Chart } from './Chart.tsx';
import type { ChartPoint } from './chartData.ts';

const balance: readonly ChartPoint[] = [
  { at: '2026-09-16', value: '2400.00' },
  { at: '2026-09-18', value: '2650.50' },
  { at: '2026-09-23', value: '2650.50' },
  { at: '2026-09-24', value: '8650.50' },
  { at: '2026-09-29', value: '8120.00' },
  { at: '2026-10-02', value: '8204.75' },
  { at: '2026-10-06', value: '7904.75' },
  { at: '2026-10-09', value: '12104.75' },
  { at: '2026-10-15', value: '12450.50' },
];

const stacked: readonly ChartPoint[] = balance.map((point, index) => ({
  ...point,
  base: index < 3 ? '0' : index < 7 ? '5000.00' : '9000.00',
}));

/** Enough points to distinguish Page Up and Page Down (a tenth of the points) from the arrows (one point). */
const longBalance: readonly ChartPoint[] = [
  ...Array.from({ length: 16 }, (_, day) => ({
    at: `2026-08-${day + 10}`,
    value: `${2000 + day * 10}` as const,
  })),
  ...balance,
];

/** A deposit of 1,000 USDT at 0.85 % a day, simple interest. */
const projection: readonly ChartPoint[] = Array.from({ length: 7 }, (_, step) => ({
  at: new Date(Date.UTC(2026, 9, 15 + step * 5)).toISOString(),
  value:
    (['1000.00', '1042.50', '1085.00', '1127.50', '1170.00', '1212.50', '1255.00'] as const)[step] ?? '0',
}));

const fortyDigits: readonly ChartPoint[] = [
  { at: '2026-10-01', value: '1234567890123456789012.000000000000000001' },
  { at: '2026-10-08', value: '1834567890123456789012.000000000000000009' },
  { at: '2026-10-15', value: '2234567890123456789012.000000000000000002' },
];

const nearlyEqual: readonly ChartPoint[] = [
  { at: '2026-10-01', value: '1000000.010' },
  { at: '2026-10-08', value: '1000000.012' },
  { at: '2026-10-15', value: '1000000.014' },
];

const hours: readonly ChartPoint[] = Array.from({ length: 20 }, (_, hour) => ({
  at: new Date(Date.UTC(2026, 9, 14, 3 + hour, 17)).toISOString(),
  value: `${12000 + hour * 40}`,
}));

const labels = {
  moment: 'Date',
  value: 'Balance',
  table: 'The same as a table',
  keys: 'Arrow keys go from point to point, Home and End to the first and the last.',
  empty: 'The course of your balance will be here after the first refill.',
};

/** Matches the announced text whatever its spaces: figures use non-breaking ones. */
const spoken = (text: string): unknown =>
  expect.stringMatching(new RegExp(`^${text.replaceAll(' ', '\\s')}$`));

const meta = preview.meta({
  title: 'Components/Chart',
  component: Chart,
  subcomponents: {
    ChartPoint: shapes.ChartPoint,
    ChartLabels: shapes.ChartLabels,
    ChartParts: shapes.ChartParts,
  },
  parameters: { layout: 'padded' },
  args: {
    label: 'Balance over time',
    labels,
    points: balance,
    currency: 'USDT',
  },
});

/** A balance stays the same until it changes, so the line has steps. */
export const Balance = meta.story({ args: { shape: 'area', course: 'steps' } });

/** The part on deposit is below the rest. Reading a point shows both parts, and the table has a column for each. */
export const Stacked = meta.story({
  args: {
    points: stacked,
    shape: 'area',
    course: 'steps',
    size: 'overview',
    parts: { base: 'On deposit', rest: 'Available' },
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Available').parentElement).toHaveTextContent('Available 3,450.50 USDT');
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    const rows = await canvas.findAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('9,000.00 USDT');
  },
});

/** The pointer shows the exact value of the nearest point. */
export const UnderThePointer = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const plot = await canvas.findByRole('slider', { name: 'Balance over time' });
    const { left, top, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + 1, clientY: top + height / 2 } });
    await waitFor(() => expect(canvasElement.querySelector('data')).toHaveTextContent('2,400.00 USDT'));
    await expect(plot).toHaveAttribute('aria-valuetext', spoken('2,400.00 USDT, Sep 16'));
  },
});

/**
 * The button of the table, then the plot. Arrows move by one point, Page Up and Page Down by a tenth, Home and End
 * to the ends. The value is shown and announced.
 */
export const Keyboard = meta.story({
  args: { points: longBalance },
  async play({ canvas, canvasElement, userEvent }) {
    const plot = await canvas.findByRole('slider', { name: 'Balance over time' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAccessibleDescription(labels.keys);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', spoken('12,104.75 USDT, Oct 9'));
    await expect(canvasElement.querySelector('data')).toHaveTextContent('12,104.75 USDT');
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}');
    await expect(plot).toHaveAttribute('aria-valuetext', spoken('2,000.00 USDT, Aug 10'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '3');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', spoken('12,450.50 USDT, Oct 15'));
    await userEvent.keyboard('{PageDown}');
    await expect(plot).toHaveAttribute('aria-valuenow', '22');
    await userEvent.keyboard('{PageDown}{PageUp}');
    await expect(plot).toHaveAttribute('aria-valuenow', '22');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: labels.table })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByRole('row')).toHaveLength(longBalance.length + 1);
  },
});

/** Time runs to the right in right-to-left pages too, and so do the arrow keys. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const plot = await canvas.findByRole('slider');
    const dot = () => plot.querySelector('span:last-of-type')!.getBoundingClientRect().left;
    await expect(getComputedStyle(plot).direction).toBe('ltr');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const first = dot();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '2');
    await expect(dot()).toBeGreaterThan(first);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
  },
});

/** The scale may be rounded, the values may not. */
export const FortyDigits = meta.story({
  args: { points: fortyDigits, currency: 'ETH' },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('slider');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An unreadable point leaves a gap in the line and a dash in the text. */
export const UnreadablePoint = meta.story({
  args: { points: balance.with(4, { at: '2026-09-29', value: '' as '0' }) },
});

export const ManyPoints = meta.story({
  args: {
    points: Array.from({ length: 730 }, (_, day) => ({
      at: new Date(Date.UTC(2024, 9, 15 + day)).toISOString().slice(0, 10),
      value: `${4000 + day * 9 + ((day * 7919) % 613)}`,
    })),
  },
});

/** Both ends are midnight. Over one to three days every hour is labelled with its weekday. */
export const WithinADay = meta.story({
  args: {
    points: Array.from({ length: 25 }, (_, hour) => ({
      at: new Date(Date.UTC(2026, 9, 14, hour)).toISOString(),
      value: `${12000 + hour * 40 + ((hour * 7919) % 97)}`,
    })),
    timeZone: 'UTC',
  },
  async play({ canvas }) {
    await canvas.findByRole('slider');
  },
});

/** A loading, an empty and a full chart have the same size. */
export const EmptyAndLoading = meta.story({
  render: (args) => (
    <States cell="wide">
      <State name="empty">
        <Chart {...args} points={[]} />
      </State>
      <State name="loading">
        <Chart {...args} points={undefined} />
      </State>
    </States>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const balanceLabel = 'Balance over time';
    return (
      <States cell="wide">
        <State name="area, steps">
          <Card>
            <Chart
              label={balanceLabel}
              labels={labels}
              points={balance}
              currency="USDT"
              shape="area"
              course="steps"
            />
          </Card>
        </State>
        <State name="stacked">
          <Card>
            <Chart
              label={balanceLabel}
              labels={labels}
              parts={{
                base: 'On deposit',
                rest: 'Available',
              }}
              points={stacked}
              currency="USDT"
              shape="area"
              course="steps"
              size="overview"
            />
          </Card>
        </State>
        <State name="line, straight">
          <Card>
            <Chart
              label="Body of the deposit, if paid in full"
              labels={labels}
              points={projection}
              currency="USDT"
              timeZone="UTC"
            />
          </Card>
        </State>
        <State name="small, focused" is="focused" on="[role='slider']">
          <Chart label={balanceLabel} labels={labels} points={balance} currency="USDT" size="small" />
        </State>
        <State name="small, one point">
          <Chart
            label={balanceLabel}
            labels={labels}
            points={balance.slice(-1)}
            currency="USDT"
            size="small"
          />
        </State>
        <State name="small, empty">
          <Chart label={balanceLabel} labels={labels} points={[]} currency="USDT" size="small" />
        </State>
        <State name="small, loading">
          <Chart label={balanceLabel} labels={labels} points={undefined} currency="USDT" size="small" />
        </State>
        <State name="forty digits">
          <Chart label={balanceLabel} labels={labels} points={fortyDigits} currency="ETH" size="small" />
        </State>
        <State name="small, nearly equal values">
          <Chart label={balanceLabel} labels={labels} points={nearlyEqual} currency="USDT" size="small" />
        </State>
        <State name="small, hours in a zone that is none">
          <Chart
            label={balanceLabel}
            labels={labels}
            points={hours}
            currency="USDT"
            size="small"
            timeZone="Mars/Olympus"
          />
        </State>
      </States>
    );
  },
  // Waits for the lazily loaded plots.
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(8));
  },
});
