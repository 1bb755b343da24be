import { forwardRef, lazy, useState } from 'react';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { CalendarOpener } from '../DateField/CalendarOpener.tsx';
import { type DayLetters, isOutside } from '../DateField/dayText.ts';
import { TypedDay } from '../DateField/TypedDay.tsx';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { endsFirst, isSamePeriod, type Period, type PeriodPreset } from './Period.ts';

interface PeriodMessages {
  /**
   * No such day, or not written so that it can be read: words that hold for both. The pattern is how a day is typed here:
   * `MM/DD/YYYY`.
   */
  unreadable: (pattern: string) => string;
  /** The last day is before the first. */
  endsFirst: string;
}

export type DateRangeFieldProps = Unstyled<
  Omit<GroupProps, 'children' | 'aria-label' | 'onChange' | 'isInvalid' | 'isReadOnly'>
> & {
  /** Names the two days together, for whoever hears one at a time. */
  label: string;
  fromLabel: string;
  toLabel: string;
  /** Under which names a form sends the two days, such as `2026-10-01`. */
  fromName?: string;
  toName?: string;
  /** Requires both days and says so of the one that is left empty. */
  requiredMessage?: string;
  value: Period;
  /** Called with a period that does not end before it begins, never with one that is half typed. */
  onChange: (period: Period) => void;
  letters: DayLetters;
  /** Names the button that opens the calendar, and the calendar. */
  calendarLabel: string;
  /** Periods to choose at once, above the calendar. */
  presets?: readonly PeriodPreset[];
} & (
    | { minimum?: undefined; maximum?: undefined; messages: PeriodMessages }
    | {
        /** The first and the last day that may be chosen. */
        minimum?: string | undefined;
        maximum?: string | undefined;
        messages: PeriodMessages & {
          /** A day before the minimum or after the maximum. */
          outside: string;
        };
      }
  );

const loadCalendar = () => import('./PeriodCalendar.tsx');
const PeriodCalendar = lazy(loadCalendar);

/** A period: its first and its last day, typed, picked in a calendar or taken from presets. One day is a `DateField`. */
export const DateRangeField = forwardRef<HTMLInputElement, DateRangeFieldProps>(function DateRangeField(
  {
    label,
    fromLabel,
    toLabel,
    fromName,
    toName,
    requiredMessage,
    value,
    onChange,
    minimum,
    maximum,
    letters,
    messages,
    calendarLabel,
    presets = [],
    ...props
  },
  ref,
) {
  // What is typed and readable, but may still end before it begins: who moves a period on types its first day first.
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (!isSamePeriod(shown, value)) {
    setShown(value);
    setDraft(value);
  }

  const take = (period: Period) => {
    setDraft(period);
    if (!endsFirst(period) && !isSamePeriod(period, value)) onChange(period);
  };
  const refuse = (day: string | null, pattern: string) => {
    if (day === null) return messages.unreadable(pattern);
    return isOutside(day, minimum, maximum) && 'outside' in messages ? messages.outside : undefined;
  };
  const words = { letters, refuse, requiredMessage, isDisabled: props.isDisabled };
  return (
    <Root {...props} aria-label={label}>
      <TypedDay
        {...words}
        ref={ref}
        label={fromLabel}
        name={fromName}
        value={draft.from}
        onChange={(from) => take({ ...draft, from })}
      />
      <TypedDay
        {...words}
        label={toLabel}
        name={toName}
        value={draft.to}
        onChange={(to) => take({ ...draft, to })}
        {...(endsFirst(draft) && { errorMessage: messages.endsFirst })}
        end={() => (
          <CalendarOpener label={calendarLabel} isDisabled={props.isDisabled} load={loadCalendar}>
            {(sheet) => (
              <PeriodCalendar {...sheet} value={value} onChange={take} {...{ minimum, maximum, presets }} />
            )}
          </CalendarOpener>
        )}
      />
    </Root>
  );
});

const Root = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space3};
  min-inline-size: 0;
`;
