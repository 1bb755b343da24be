import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const presets = [
  { id: 'week', label: 'Last 7 days', period: { from: '2026-10-09', to: '2026-10-15' } },
  { id: 'month', label: 'Last 30 days', period: { from: '2026-09-16', to: '2026-10-15' } },
  { id: 'year', label: 'This year', period: { from: '2026-01-01', to: '2026-10-15' } },
];

const meta = preview.meta({
  component: DateRangeField,
  subcomponents: { Period: shapes.Period, PeriodPreset: shapes.PeriodPreset, DayLetters: shapes.DayLetters },
  title: 'Components/DateRangeField',
  parameters: { layout: 'padded' },
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    value: { from: undefined, to: undefined },
    onChange: fn(),
    maximum: '2026-10-15',
    calendarLabel: 'Choose the period',
    presets,
    letters: { day: 'DD', month: 'MM', year: 'YYYY' },
    messages: {
      unreadable: (pattern: string) => `There is no such day. Write it as ${pattern}.`,
      outside: 'Choose a day up to today.',
      endsFirst: 'The period must not end before it begins.',
    },
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

export const Disabled = meta.story({
  args: { value: { from: '2026-09-01', to: '2026-09-30' }, isDisabled: true },
});

/** Who moves a period on types its first day first: that waits for the second, and then both are taken. */
export const MovedOn = meta.story({
  // Days are typed as an English reader writes them.
  globals: { language: 'en' },
  args: { value: { from: '2026-08-01', to: '2026-08-31' } },
  render: (args) => <Kept {...args} />,
  async play({ args, canvas, userEvent }) {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '9/1/2026{Enter}');
    await expect(to).toHaveAccessibleDescription('The period must not end before it begins.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '9/30/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-09-30' });
    await expect(to).not.toHaveAccessibleDescription();
  },
});

/** Tab through both days to the button, Enter; presets first, then arrows over the days: Enter begins and ends it. */
export const Keyboard = meta.story({
  // Days are typed as an English reader writes them.
  globals: { language: 'en' },
  args: { value: { from: '2026-10-01', to: '2026-10-02' } },
  render: (args) => <Kept {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Choose the period' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Choose the period' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/October 1, 2026/));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-08', to: '2026-10-10' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    const isOn = (day: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));
    await isOn(/October 8, 2026/);
    await userEvent.keyboard('{PageUp}');
    await isOn(/September 8, 2026/);
    await userEvent.keyboard('{PageDown}');
    await isOn(/October 8, 2026/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByLabelText('From')).toHaveValue('10/08/2026');
    await userEvent.keyboard('{Enter}');
    await isOn(/October 8, 2026/);
    const preset = screen.getByRole('button', { name: 'Last 30 days' });
    for (let stop = 0; stop < 6 && document.activeElement !== preset; stop += 1)
      await userEvent.tab({ shift: true });
    await expect(preset).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-16', to: '2026-10-15' });
    await expect(canvas.getByLabelText('From')).toHaveValue('09/16/2026');
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

/** From right to left the calendar writes its days in the digits in which they are typed. */
export const RightToLeft = meta.story({
  args: { value: { from: '2026-10-09', to: '2026-10-15' } },
  render: (args) => (
    <I18nProvider locale="ar-SA">
      <div dir="rtl" lang="ar">
        <DateRangeField {...args} />
      </div>
    </I18nProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await expect(calendar).toHaveTextContent(/2026.*15/);
    await expect(calendar).not.toHaveTextContent(/[٠-٩]/);
  },
});

/** At 320 px the days stand one under the other, and long presets wrap. */
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
    const say = useSay();
    const field = {
      label: say('Period', 'Период'),
      fromLabel: say('From', 'С'),
      toLabel: say('To', 'По'),
      value: { from: undefined, to: undefined },
      onChange: () => undefined,
      calendarLabel: say('Choose the period', 'Выбрать период'),
      letters: say({ day: 'DD', month: 'MM', year: 'YYYY' }, { day: 'ДД', month: 'ММ', year: 'ГГГГ' }),
      messages: {
        unreadable: (pattern: string) => pattern,
        outside: '',
        endsFirst: say(
          'The period must not end before it begins.',
          'Период не может закончиться раньше, чем начался.',
        ),
      },
    };
    const presetLabels = say(
      ['Last 7 days', 'Last 30 days', 'This year'],
      ['7 дней', '30 дней', 'С начала года'],
    );
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
          {/* The calendar floats below its field, over nothing. */}
          <div style={{ minHeight: 540 }}>
            <DateRangeField
              {...field}
              value={{ from: '2026-10-09', to: '2026-10-15' }}
              minimum="2026-10-02"
              maximum="2026-10-15"
              presets={presets.map((preset, at) => ({ ...preset, label: presetLabels[at] ?? '' }))}
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
