import { forwardRef, lazy } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CalendarOpener } from './CalendarOpener.tsx';
import { type DayLetters, isOutside, writeDayInWords } from './dayText.ts';
import { TypedDay, type DayProps } from './TypedDay.tsx';

export type DateFieldProps = DayProps & {
  /** The first and the last selectable day. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** Accessible name of the calendar and its button. Without it there is no calendar. */
  calendarLabel?: string;
} & (InDigits | InWords);

/** The message for a day before the minimum or after the maximum. */
interface Bounded {
  outside: string;
}

interface InDigits {
  letters: DayLetters;
  messages: Bounded & {
    /**
     * The message for text that is not a date. It also covers dates that do not exist. `pattern` is the
     * expected format, such as `MM/DD/YYYY`.
     */
    unreadable: (pattern: string) => string;
  };
}

/** Without `letters` the field shows its day with the month by name. */
interface InWords {
  letters?: undefined;
  messages: Bounded & {
    unreadable: string;
    /** The message for digits that could be two days, such as `04/05/1990` in English. */
    ambiguous: (first: string, second: string) => string;
  };
}

const loadCalendar = () => import('./DayCalendar.tsx');
const DayCalendar = lazy(loadCalendar);

/**
 * One day, typed in the format of the page's language or picked in a calendar. The native date input follows
 * the browser's language instead. A day that is stored and hard to correct, such as a date of birth, is shown in words: leave
 * out `letters`. For two days use `DateRangeField`, to show a date `DateTime`.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { minimum, maximum, letters, messages, calendarLabel, ...props },
  ref,
) {
  const { locale } = useLocale();
  const refuse = ([day, other]: readonly string[], pattern: string) => {
    const { unreadable, outside } = messages;
    if (day === undefined) return typeof unreadable === 'string' ? unreadable : unreadable(pattern);
    if (other !== undefined && 'ambiguous' in messages)
      return messages.ambiguous(writeDayInWords(day, locale), writeDayInWords(other, locale));
    return isOutside(day, minimum, maximum) ? outside : undefined;
  };
  return (
    <TypedDay
      {...props}
      ref={ref}
      letters={letters}
      refuse={refuse}
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
