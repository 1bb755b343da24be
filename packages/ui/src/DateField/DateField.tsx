import { forwardRef, lazy } from 'react';
import { CalendarOpener } from './CalendarOpener.tsx';
import { isOutside } from './dayText.ts';
import { TypedDay, type DayProps } from './TypedDay.tsx';

export interface DateFieldProps extends DayProps {
  /** The first and the last selectable day. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  messages: {
    /**
     * The message for text that is not a date. It also covers dates that do not exist. `pattern` is the
     * expected format, such as `MM/DD/YYYY`.
     */
    unreadable: (pattern: string) => string;
    /** The message for a day before the minimum or after the maximum. */
    outside: string;
  };
  /** Accessible name of the calendar and its button. Without it there is no calendar. */
  calendarLabel?: string;
}

const loadCalendar = () => import('./DayCalendar.tsx');
const DayCalendar = lazy(loadCalendar);

/**
 * One day, typed in the format of the page's language or picked in a calendar. The native date input follows
 * the browser's language instead. For two days use `DateRangeField`, to show a date `DateTime`.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { minimum, maximum, messages, calendarLabel, ...props },
  ref,
) {
  return (
    <TypedDay
      {...props}
      ref={ref}
      refuse={(day, pattern) => {
        if (day === null) return messages.unreadable(pattern);
        return isOutside(day, minimum, maximum) ? messages.outside : undefined;
      }}
      end={(choose) =>
        calendarLabel !== undefined && (
          <CalendarOpener
            label={calendarLabel}
            isDisabled={props.isDisabled || props.isReadOnly}
            load={loadCalendar}
          >
            {(sheet) => (
              <DayCalendar {...sheet} value={props.value} {...{ minimum, maximum }} onChange={choose} />
            )}
          </CalendarOpener>
        )
      }
    />
  );
});
