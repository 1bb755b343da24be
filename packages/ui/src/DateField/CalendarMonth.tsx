import { dateFormat } from '@meridian/dates';
import styled from '@emotion/styled';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useContext } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { disabledRules, pressedRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

/** The month view of a calendar for one day or a period. The week starts as in the locale. */
export function CalendarMonth() {
  const { locale } = useLocale();
  const monthFrom = useMonthFrom(locale);
  return (
    <>
      <Head>
        <Step slot="previous" aria-label={monthFrom(-1)}>
          <Icon of={ChevronLeftIcon} size={16} />
        </Step>
        <CalendarHeading className="mn-part" />
        <Step slot="next" aria-label={monthFrom(1)}>
          <Icon of={ChevronRightIcon} size={16} />
        </Step>
      </Head>
      <Days weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader className="mn-part">
          {(day) => <CalendarHeaderCell className="mn-part">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody className="mn-part">{(date) => <Day date={date} />}</CalendarGridBody>
      </Days>
    </>
  );
}

/** Labels an arrow with the month it leads to. React Aria's own labels are only "previous" and "next". */
function useMonthFrom(locale: string) {
  const day = useContext(CalendarStateContext);
  const period = useContext(RangeCalendarStateContext);
  const shown = (day ?? period)?.visibleRange.start;
  const words = dateFormat(locale, {
    calendar: 'gregory',
    month: 'long',
    timeZone: 'UTC',
    year: 'numeric',
  });
  return (months: number) => shown && words.format(shown.add({ months }).toDate('UTC'));
}

/** Some languages have no short weekday names, and the long ones would overlap. */
const weekdayStyle = (locale: string) =>
  dateFormat(locale, { weekday: 'short' }).format(0).length > 4 ? 'narrow' : 'short';

const Head = styled('div')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${token.space2};

  h2 {
    margin: 0;
    font-size: ${token.text14};
    font-weight: ${token.weightStrong};
    line-height: ${token.line14};
  }

  h2::first-letter {
    text-transform: uppercase;
  }
`;

const Step = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.ink};
  cursor: pointer;

  &[data-hovered] {
    background: ${token.surfaceHover};
  }

  &[data-pressed] {
    ${pressedRules}
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }

  &[data-disabled] {
    ${disabledRules}
  }

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  @media (pointer: coarse) {
    inline-size: ${token.targetMin};
    block-size: ${token.targetMin};
  }
`;

const Days = styled(CalendarGrid)`
  inline-size: ${rem(17.5)};
  max-inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th {
    padding: ${token.space1} 0;
    color: ${token.inkMuted};
    font-size: min(${token.text12}, 4.5vw);
    font-weight: ${token.weightRegular};
    line-height: ${token.line12};
  }

  td {
    padding: 1px 0;
  }

  @media (pointer: coarse) {
    inline-size: calc(7 * ${token.targetMin});
  }
`;

const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 38px;
  border-radius: ${token.radiusControl};
  font-size: min(${token.text14}, 6vw);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-hovered] {
    background: ${token.surfaceHover};
  }

  &[data-pressed] {
    ${pressedRules}
  }

  &[data-today]::after {
    position: absolute;
    inset-block-end: 5px;
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentColor;
    content: '';
  }

  &:is([data-disabled], [data-unavailable]) {
    ${disabledRules}
  }

  &[data-selected] {
    background: ${token.accent};
    color: ${token.accentInk};
  }

  &[data-selected][data-pressed] {
    background: ${token.accentHover};
  }

  [data-period] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: ${token.accentSurface};
    color: ${token.ink};
  }

  [data-period] &[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  [data-period] &[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &[data-focus-visible] {
    z-index: 1;
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-selected],
    [data-period] &[data-selected]:not([data-selection-start], [data-selection-end]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    &[data-hovered]:not([data-focus-visible]) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }

  @media (pointer: coarse) {
    block-size: ${token.targetMin};
  }
`;
