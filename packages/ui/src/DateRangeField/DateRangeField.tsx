import styled from '@emotion/styled';
import { forwardRef, lazy, useState } from 'react';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { CalendarOpener } from '../DateField/CalendarOpener.tsx';
import { type DayLetters, isOutside } from '../DateField/dayText.ts';
import { TypedDay } from '../DateField/TypedDay.tsx';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { endsFirst, isSamePeriod, type Period, type PeriodPreset } from './Period.ts';

interface PeriodMessages {
  /**
   * The message for text that is not a date. It also covers dates that do not exist. `pattern` is the expected
   * format, such as `MM/DD/YYYY`.
   */
  unreadable: (pattern: string) => string;
  /** The last day is before the first. */
  endsFirst: string;
}

export type DateRangeFieldProps = Unstyled<
  Omit<GroupProps, 'children' | 'aria-label' | 'onChange' | 'isInvalid' | 'isReadOnly'>
> & {
  /** Accessible name of the pair of inputs. */
  label: string;
  fromLabel: string;
  toLabel: string;
  /** Names of the form fields; the values are days such as `2026-10-01`. */
  fromName?: string;
  toName?: string;
  /** Makes both days required; shown for an empty one. */
  requiredMessage?: string;
  value: Period;
  /** Called with a complete period whose end is not before its start. */
  onChange: (period: Period) => void;
  letters: DayLetters;
  /** Accessible name of the calendar and its button. */
  calendarLabel: string;
  /** Periods to choose with one click, above the calendar. */
  presets?: readonly PeriodPreset[];
} & (
    | { minimum?: undefined; maximum?: undefined; messages: PeriodMessages }
    | {
        /** The first and the last selectable day. */
        minimum?: string | undefined;
        maximum?: string | undefined;
        messages: PeriodMessages & {
          /** The message for a day before the minimum or after the maximum. */
          outside: string;
        };
      }
  );

const loadCalendar = () => import('./PeriodCalendar.tsx');
const PeriodCalendar = lazy(loadCalendar);

/** A period, typed, picked in a calendar or chosen from presets. For one day use `DateField`. */
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
  // The typed period before it is valid: while the user moves a period, it may end before it starts.
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
  const refuse = ([day]: readonly string[], pattern: string) => {
    if (day === undefined) return messages.unreadable(pattern);
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

// The days are narrow enough for both to fit in one row of a phone.
const Root = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space3};
  min-inline-size: 0;

  & > * {
    flex: 1 1 ${rem(9.5)};
    max-inline-size: ${rem(11.5)};
  }
`;
