import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const texts = {
  label: 'Period',
  fromLabel: 'From',
  toLabel: 'To',
  calendarLabel: 'Choose the period',
  presets: [
    {
      id: 'week',
      label: 'Last 7 days',
      period: { from: '2026-10-09', to: '2026-10-15' },
    },
    {
      id: 'month',
      label: 'Last 30 days',
      period: { from: '2026-09-16', to: '2026-10-15' },
    },
    {
      id: 'year',
      label: 'This year',
      period: { from: '2026-01-01', to: '2026-10-15' },
    },
  ],
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  messages: {
    unreadable: (pattern: string) => `Enter a date that exists, as ${pattern}.`,
    outside: 'Choose a day up to today.',
    endsFirst: 'The period must not end before it begins.',
  },
};

const meta = preview.meta({
  component: DateRangeField,
  subcomponents: { Period: shapes.Period, PeriodPreset: shapes.PeriodPreset, DayLetters: shapes.DayLetters },
  title: 'Components/DateRangeField',
  parameters: { layout: 'padded' },
  args: {
    value: { from: undefined, to: undefined },
    onChange: fn(),
    maximum: '2026-10-15',
    ...texts,
  } satisfies DateRangeFieldProps,
});

function Kept(props: DateRangeFieldProps) {
  const [period, setPeriod] = useState(props.value);
  const keep: DateRangeFieldProps['onChange'] = (chosen) => {
    setPeriod(chosen);
    props.onChange(chosen);
  };
  return <DateRangeField {...props} value={period} onChange={keep} />;
}

export const Empty = meta.story({});

export const Filled = meta.story({ args: { value: { from: '2026-09-01', to: '2026-09-30' } } });

/**
 * Tab through both inputs to the button, Enter. Presets come first, then arrows over the days. Enter starts and
 * ends the period.
 */
export const Keyboard = meta.story({
  args: { value: { from: '2026-10-01', to: '2026-10-02' } },
  render: (args) => <Kept {...args} />,
  async play({ args, canvas, userEvent }) {
    const from = canvas.getByLabelText('From');
    const calendarName = 'Choose the period';
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: calendarName });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: calendarName });
    const isOn = (day: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));
    await isOn(/October 1, 2026/);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-08', to: '2026-10-10' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    const eighth = /October 8, 2026/;
    await isOn(eighth);
    await userEvent.keyboard('{PageUp}');
    await isOn(/September 8, 2026/);
    await userEvent.keyboard('{PageDown}');
    await isOn(eighth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(from).toHaveValue('10/08/2026');
    await userEvent.keyboard('{Enter}');
    await isOn(eighth);
    const preset = screen.getByRole('button', { name: 'Last 30 days' });
    for (let stop = 0; stop < 6 && document.activeElement !== preset; stop += 1)
      await userEvent.tab({ shift: true });
    await expect(preset).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-16', to: '2026-10-15' });
    await expect(from).toHaveValue('09/16/2026');
  },
});

export const Open = meta.story({
  args: { value: { from: '2026-10-09', to: '2026-10-15' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** At 320 px the inputs stack, and long presets wrap. */
export const LongWords = meta.story({
  args: {
    fromLabel: 'С какого дня показать операции',
    toLabel: 'По какой день включительно',
    presets: [
      {
        id: 'a',
        label: 'С начала отчётного периода платёжной системы',
        period: { from: '2026-01-01', to: '2026-10-15' },
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <DateRangeField {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '1160px' } } },
  render: function AllStates() {
    const { presets, ...words } = texts;
    const field = {
      ...words,
      value: { from: undefined, to: undefined },
      onChange: () => undefined,
    };
    const september = { from: '2026-09-01', to: '2026-09-30' };
    return (
      <States cell="wide">
        <State name="empty">
          <DateRangeField {...field} />
        </State>
        <State name="filled">
          <DateRangeField {...field} value={september} />
        </State>
        <State name="open end">
          <DateRangeField {...field} value={{ from: '2026-09-01', to: undefined }} />
        </State>
        <State name="ends before it begins">
          <DateRangeField {...field} value={{ from: '2026-09-30', to: '2026-09-01' }} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <DateRangeField {...field} value={september} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <DateRangeField {...field} value={september} />
        </State>
        <State name="calendar hovered" is="hovered" on="button">
          <DateRangeField {...field} value={september} />
        </State>
        <State name="calendar focused" is="focused" on="button">
          <DateRangeField {...field} value={september} />
        </State>
        <State name="disabled">
          <DateRangeField {...field} value={september} isDisabled />
        </State>
        <State name="open">
          {/* Space for the floating calendar. */}
          <div style={{ minHeight: 540 }}>
            <DateRangeField
              {...field}
              value={{ from: '2026-10-09', to: '2026-10-15' }}
              minimum="2026-10-02"
              maximum="2026-10-15"
              presets={presets}
            />
          </div>
        </State>
      </States>
    );
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getAllByRole('button').at(-1);
    if (!opener) throw new Error('The last field is the one to open');
    await userEvent.click(opener);
    await screen.findByRole('grid');
  },
});
