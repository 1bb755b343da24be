import { Calendar } from 'react-aria-components/Calendar';
import { calendarBounds, calendarDay, CalendarSheet, useCurrentDay } from './CalendarSheet.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { SheetProps } from './CalendarOpener.tsx';

interface DayCalendarProps extends SheetProps {
  value: string | undefined;
  onChange: (day: string) => void;
  minimum: string | undefined;
  maximum: string | undefined;
}

/** The calendar of a `DateField`, loaded on demand. */
export default function DayCalendar({ value, onChange, minimum, maximum, ...sheet }: DayCalendarProps) {
  const current = useCurrentDay();
  return (
    <CalendarSheet {...sheet}>
      <Calendar
        className="mn-part"
        autoFocus
        aria-label={sheet.label}
        {...calendarBounds(minimum, maximum)}
        value={calendarDay(value)}
        defaultFocusedValue={calendarDay(value) ?? current}
        onChange={(day) => {
          onChange(day.toString());
          sheet.onOpenChange(false);
        }}
      >
        <CalendarMonth />
      </Calendar>
    </CalendarSheet>
  );
}
