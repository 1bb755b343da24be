import { forwardRef, lazy } from 'react';
import { CalendarOpener } from './CalendarOpener.tsx';
import { isOutside } from './dayText.ts';
import { TypedDay, type DayProps } from './TypedDay.tsx';

export interface DateFieldProps extends DayProps {
  /** The first and the last day that may be chosen. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  messages: {
    /**
     * No such day, or not written so that it can be read: words that hold for both. The pattern is how a day is typed here:
     * `MM/DD/YYYY`.
     */
    unreadable: (pattern: string) => string;
    /** A day before the minimum or after the maximum. */
    outside: string;
  };
  /** Names the button that opens a calendar, and the calendar; without it there is none. */
  calendarLabel?: string;
}

const loadCalendar = () => import('./DayCalendar.tsx');
const DayCalendar = lazy(loadCalendar);

/**
 * One day, typed in the order of the page's language, which the browser's own field would not follow, or picked in a
 * calendar. Two days are a `DateRangeField`, a moment that is only shown is a `DateTime`.
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
