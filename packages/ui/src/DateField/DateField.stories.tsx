import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States, useForcedState } from '#.storybook/states';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.tsx';

const words = {
  label: 'From',
  calendarLabel: 'Choose the day',
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  messages: {
    unreadable: (pattern: string) => `Enter a date that exists, as ${pattern}.`,
    outside: 'Choose a day of this year.',
  },
};

const meta = preview.meta({
  component: DateField,
  subcomponents: { DayLetters: shapes.DayLetters },
  title: 'Components/DateField',
  parameters: { layout: 'padded' },
  args: { value: undefined, onChange: fn(), ...words },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: '2026-10-01' } });

const withoutCalendar: DateFieldProps = {
  label: 'Date of birth',
  description: 'For example, April 17, 1990.',
  value: '1990-04-17',
  onChange: fn(),
  messages: {
    unreadable: 'Enter a date that exists.',
    outside: 'Enter a day of the past.',
    ambiguous: (first, second) => `Write the month as a word: ${first} or ${second}?`,
  },
};

/** A birthday or a document's date is long ago, so a calendar does not help, and it is stored, so it is shown in words. */
export const InWords = meta.story({
  render: function InWords() {
    return <Kept {...withoutCalendar} />;
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** React Aria hides weekday headers from assistive technology, because each day's label contains its weekday. */
const firstWeekday = (calendar: HTMLElement) => calendar.querySelector('th');

function Kept(props: DateFieldProps) {
  const [day, setDay] = useState(props.value);
  const keep = (chosen: string | undefined) => {
    setDay(chosen);
    props.onChange(chosen);
  };
  return <DateField {...props} value={day} onChange={keep} />;
}

/** Enter accepts a typed date. Or: Tab to the button, Enter, arrows, Enter. The week starts as in the locale. */
export const Keyboard = meta.story({
  args: { maximum: '2026-12-31' },
  render: (args) => <Kept {...args} />,
  async play({ args, canvas, userEvent }) {
    const calendarName = 'Choose the day';
    const field = canvas.getByLabelText('From');
    await userEvent.tab();
    await userEvent.keyboard(`${'02/30/2026'}{Enter}`);
    await expect(field).toHaveAccessibleDescription('Enter a date that exists, as MM/DD/YYYY.');
    await userEvent.clear(field);
    await userEvent.keyboard(`${'10/01/2026'}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-01');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const calendar = await screen.findByRole('dialog', { name: calendarName });
    await expect(firstWeekday(calendar)).toHaveTextContent(/Sun/);
    const isOn = (day: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));
    await isOn(/October 1, 2026/);
    // The arrows are labelled with the month they lead to.
    for (const month of ['September 2026', 'November 2026'])
      await expect(within(calendar).getByRole('button', { name: month })).toBeInTheDocument();
    // The focus ring is on the day.
    await expect(document.activeElement).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-09');
    await expect(field).toHaveValue('10/09/2026');
    const opener = canvas.getByRole('button', { name: calendarName });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await isOn(/October 9, 2026/);
    await userEvent.keyboard('{PageUp}');
    await isOn(/September 9, 2026/);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await isOn(/November 9, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await isOn(/November 9, 2025/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(field).toHaveValue('10/09/2026');
  },
});

/**
 * In right-to-left locales the months move the other way. Years stay Gregorian and digits stay Latin, as typed
 * and stored.
 */
export const RightToLeft = meta.story({
  args: { value: '2026-10-08', label: 'من', calendarLabel: 'اختر اليوم' },
  render: (args) => (
    <I18nProvider locale="ar-SA">
      <div dir="rtl" lang="ar">
        <DateField {...args} />
      </div>
    </I18nProvider>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByLabelText('من')).toHaveValue('08‏/10‏/2026');
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await expect(calendar).toHaveTextContent(/2026.*31/);
    await expect(calendar).not.toHaveTextContent(/[٠-٩]/);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/8 أكتوبر/));
  },
});

/** A long description wraps below the field. */
export const LongWords = meta.story({
  args: {
    label: 'Дата зачисления платежа на счёт в платёжной системе',
    errorMessage: `${'Высококвалифицированный'.repeat(3)} день.`,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '1010px' } } },
  render: function AllStates(args) {
    useForcedState('hovered', '[role=grid] tr:nth-child(2) td:nth-child(2) > *');
    useForcedState('pressed', '[role=grid] tr:nth-child(2) td:nth-child(4) > *');
    useForcedState('focused', '[role=grid] tr:nth-child(2) td:nth-child(6) > *');
    return (
      <States>
        <State name="empty">
          <DateField {...args} />
        </State>
        <State name="filled, with a description">
          <DateField {...args} value="2026-10-01" description="Inclusive, by your clock" />
        </State>
        <State name="without a calendar">
          <DateField {...args} value="2026-10-01" calendarLabel={undefined} />
        </State>
        <State name="in words">
          <DateField {...withoutCalendar} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <DateField {...args} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <DateField {...args} />
        </State>
        <State name="calendar hovered" is="hovered" on="button">
          <DateField {...args} />
        </State>
        <State name="calendar focused" is="focused" on="button">
          <DateField {...args} />
        </State>
        <State name="invalid">
          <DateField {...args} errorMessage="Enter a date that exists, as MM/DD/YYYY." />
        </State>
        <State name="disabled">
          <DateField {...args} value="2026-10-01" isDisabled />
        </State>
        <State name="read-only">
          <DateField {...args} value="2026-10-01" isReadOnly />
        </State>
        <State name="open">
          {/* Space for the floating calendar. */}
          <div style={{ minHeight: 460 }}>
            <DateField {...args} value="2026-10-01" minimum="2026-09-20" maximum="2026-10-20" />
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
