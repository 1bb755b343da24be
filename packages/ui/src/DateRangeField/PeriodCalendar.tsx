import styled from '@emotion/styled';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import { calendarBounds, calendarDay, CalendarSheet, useCurrentDay } from '../DateField/CalendarSheet.tsx';
import { CalendarMonth } from '../DateField/CalendarMonth.tsx';
import type { SheetProps } from '../DateField/CalendarOpener.tsx';
import * as token from '../tokens/tokens.ts';
import { endsFirst, isSamePeriod, type Period, type PeriodPreset } from './Period.ts';

interface PeriodCalendarProps extends SheetProps {
  value: Period;
  onChange: (period: Period) => void;
  minimum: string | undefined;
  maximum: string | undefined;
  presets: readonly PeriodPreset[];
}

/** The calendar of a `DateRangeField` with its presets, loaded on demand. */
export default function PeriodCalendar({
  value,
  onChange,
  minimum,
  maximum,
  presets,
  ...sheet
}: PeriodCalendarProps) {
  const choose = (period: Period) => {
    onChange(period);
    sheet.onOpenChange(false);
  };
  const current = useCurrentDay();
  const [start, end] = [calendarDay(value.from), calendarDay(value.to)];
  return (
    <CalendarSheet {...sheet}>
      {presets.length > 0 && (
        <Presets>
          {presets.map(({ id, label, period }) => (
            <Button
              key={id}
              size="small"
              aria-pressed={isSamePeriod(period, value)}
              onPress={() => choose(period)}
            >
              {label}
            </Button>
          ))}
        </Presets>
      )}
      <RangeCalendar
        className="mn-part"
        autoFocus
        data-period
        aria-label={sheet.label}
        {...calendarBounds(minimum, maximum)}
        value={start && end && !endsFirst(value) ? { start, end } : null}
        defaultFocusedValue={start ?? end ?? current}
        onChange={(days) => choose({ from: days.start.toString(), to: days.end.toString() })}
      >
        <CalendarMonth />
      </RangeCalendar>
    </CalendarSheet>
  );
}

const Presets = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2};
  max-inline-size: 280px;
  margin-block-end: ${token.space2};
  padding-block-end: ${token.space2};
  border-block-end: 1px solid ${token.line};

  button[aria-pressed='true'] {
    border-color: ${token.accentLine};
    background: ${token.accentSurface};
    color: ${token.accentText};
  }
`;
