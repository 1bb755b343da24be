import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { isDecimal, subtract } from '@meridian/money';
import { type KeyboardEvent, type PointerEvent, useContext, useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../Amount/Amount.tsx';
import { HiddenLabel } from '../Amount/AmountPrivacy.tsx';
import { writeFigure } from '../Amount/writeFigure.ts';
import { usableTimeZone } from '../DateTime/usableTimeZone.ts';
import { useThisYear, useTimeZone } from '../DateTime/useTimeZone.ts';
import { type Precision, writeDate } from '../DateTime/writeDate.ts';
import { media } from '../media.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type ChartCourse, type ChartParts, type ChartPoint, type ChartShape, getSpan } from './chartData.ts';
import { createPlot } from './createPlot.ts';
import { watchMoments, watchValues } from './watchScale.ts';
import { momentWriter, valueWriter, writeMoments } from './writeAxis.ts';
import { isDrawn } from './writePath.ts';

interface ChartPlotProps {
  label: string;
  hint: string;
  parts: ChartParts | undefined;
  /** What the parts are together. */
  valueLabel: string;
  points: readonly ChartPoint[];
  shape: ChartShape;
  course: ChartCourse;
  currency: string;
  precision: Precision;
  timeZone?: string;
  /** Index of the point under the pointer or the keyboard cursor. */
  reading: number | undefined;
  onRead: (index: number | undefined) => void;
}

/** How many points each key moves by. */
const strides: Readonly<Record<string, (count: number) => number>> = {
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  PageUp: (count) => Math.ceil(count / 10),
  PageDown: (count) => -Math.ceil(count / 10),
  Home: (count) => -count,
  End: (count) => count,
};

/** What is drawn, and the texts of its axes. */
function usePlot(
  points: readonly ChartPoint[],
  shape: ChartShape,
  course: ChartCourse,
  zone: ReturnType<typeof useTimeZone>,
) {
  const { locale } = useLocale();
  const plot = useMemo(() => createPlot(points, shape, course, zone), [points, shape, course, zone]);
  const moments = useMemo(
    () =>
      writeMoments(
        plot.momentTicks,
        momentWriter(points, locale, zone),
        getSpan(points).isOfDays ? '' : usableTimeZone(zone).mark,
      ),
    [plot, points, locale, zone],
  );
  const writeValue = useMemo(
    () =>
      valueWriter(
        plot.valueTicks.map(({ value }) => value),
        locale,
      ),
    [plot, locale],
  );
  return { plot, moments, writeValue };
}

/** The plot of a `Chart`, in its own file so that it loads with the first one. */
export default function ChartPlot({
  label,
  hint,
  parts,
  valueLabel,
  points,
  shape,
  course,
  currency,
  precision,
  timeZone,
  reading,
  onRead,
}: ChartPlotProps) {
  const { locale } = useLocale();
  const hiddenLabel = useContext(HiddenLabel);
  const hintId = useId();
  const zone = useTimeZone(timeZone);
  const thisYear = useThisYear();
  const { plot, moments, writeValue } = usePlot(points, shape, course, zone);
  const last = points.length - 1;
  const current = Math.min(reading ?? last, last);
  const place = plot.places[current];
  const point = points[current];
  const figure = hiddenLabel ?? (point && writeFigure({ amount: point.value, currency }, locale));
  const moment = point && writeDate(point.at, locale, precision, zone, thisYear);

  function readByKey(event: KeyboardEvent) {
    const stride = strides[event.key]?.(points.length);
    if (stride === undefined) return;
    event.preventDefault();
    onRead(Math.min(last, Math.max(0, current + stride)));
  }

  function readByPointer(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * 100;
    const distances = plot.places.map((place) => (isDrawn(place) ? Math.abs(place.x - x) : Infinity));
    onRead(distances.indexOf(Math.min(...distances)));
  }

  // After a press or with keyboard focus, the selected point stays until blur.
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.ownerDocument.activeElement !== event.currentTarget) onRead(undefined);
  };

  return (
    <Root dir="ltr" data-parts={parts && true}>
      {parts && <Legend parts={parts} currency={currency} point={points[reading ?? -1]} />}
      <Values
        key={`${locale} ${plot.valueTicks.map(({ value }) => value).join(' ')}`}
        ref={watchValues}
        aria-hidden
      >
        {plot.valueTicks.map(({ value, y }) => (
          <span key={value} style={{ insetBlockStart: `${y}%` }}>
            {hiddenLabel === undefined && <ValueTick {...writeValue(value)} />}
          </span>
        ))}
      </Values>
      <Plane
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={current + 1}
        aria-valuetext={`${figure} ${currency}, ${moment}`}
        onKeyDown={readByKey}
        onPointerDown={readByPointer}
        onPointerMove={readByPointer}
        onPointerLeave={leave}
        onBlur={() => onRead(undefined)}
      >
        {plot.valueTicks.map(({ value, y }) => (
          <span key={value} data-grid-line style={{ insetBlockStart: `${y}%` }} />
        ))}
        <Lines plot={plot} shape={shape} />
        {place && isDrawn(place) && (
          <>
            {reading !== undefined && <Cursor style={{ insetInlineStart: `${place.x}%` }} />}
            <Dot style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }} />
            {/* Shifted by its own percentage, so that it stays within the plane. */}
            <Reading
              style={{
                insetInlineStart: `${place.x}%`,
                insetBlockStart: `${place.y}%`,
                transform: `translate(-${place.x}%, calc(-100% - ${token.space2}))`,
              }}
            >
              {parts && <span>{`${valueLabel} `}</span>}
              <Amount
                value={{ amount: point?.value ?? '0', currency }}
                precision={reading === undefined ? 'glance' : 'exact'}
              />
              {reading !== undefined && <span>{` · ${moment}`}</span>}
            </Reading>
          </>
        )}
      </Plane>
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <Moments key={moments.map(({ x, text }) => `${x} ${text}`).join()} ref={watchMoments} aria-hidden>
        {moments.map(({ text, x }) => (
          // Shifted by its own percentage, so that the first label starts at the left edge and the last ends at
          // the right edge.
          <span key={x} style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}>
            {text}
          </span>
        ))}
      </Moments>
    </Root>
  );
}

interface LinesProps {
  plot: ReturnType<typeof createPlot>;
  shape: ChartShape;
}

function Lines({ plot, shape }: LinesProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable={false}>
      {shape === 'area' && <path data-area={plot.baseLine === '' ? true : 'rest'} d={plot.area} />}
      {plot.baseLine !== '' && (
        <>
          <path data-area d={plot.baseArea} />
          <path data-line="base" d={plot.baseLine} vectorEffect="non-scaling-stroke" />
        </>
      )}
      <path data-line d={plot.line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface LegendProps {
  parts: ChartParts;
  currency: string;
  /** The point that is read. */
  point: ChartPoint | undefined;
}

/** The upper part first, as in the plot. While a point is read, with the parts of its value. */
function Legend({ parts, currency, point }: LegendProps) {
  const read =
    point?.base !== undefined && isDecimal(point.value) && isDecimal(point.base)
      ? { base: point.base, rest: subtract(point.value, point.base) }
      : undefined;
  return (
    <Parts>
      {(['rest', 'base'] as const).map((part) => (
        <li key={part} data-part={part}>
          <span>{parts[part]}</span> {read && <Amount value={{ amount: read[part], currency }} />}
        </li>
      ))}
    </Parts>
  );
}

function ValueTick({ figure, power }: ReturnType<ReturnType<typeof valueWriter>>) {
  if (power === undefined) return <span>{figure}</span>;
  return (
    <>
      <span>{`${figure} × 10`}</span>
      <sup>{`${power}`.replace('-', '\u2212')}</sup>
    </>
  );
}

const enter = keyframes`
  from { clip-path: inset(-8px 100% -8px -8px); }
  to { clip-path: inset(-8px); }
`;

// The padding is for the label of the highest point, and for half of the dot at the right edge.
const Root = styled('div')`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space2};
  container-type: inline-size;
  block-size: 100%;
  padding-block-start: ${token.space6};
  padding-inline-end: 6px;
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
  font-variant-numeric: tabular-nums;

  &[data-parts] {
    grid-template-rows: auto minmax(0, 1fr) auto;
    padding-block-start: 0;
  }
`;

/** On a small screen an overview is only a line. */
const notInOverview = `
  ${media.small} {
    figure[data-size='overview'] & {
      display: none;
    }
  }
`;

/** As in a `SplitBar`, what comes first is the stronger. */
const restFill = `color-mix(in oklab, ${token.accentLine} 32%, transparent)`;
const baseFill = `color-mix(in oklab, ${token.accentLine} 12%, transparent)`;

// The mark of a part is a piece of its area, with the line above it.
const Parts = styled('ul')`
  ${plainList}
  display: flex;
  grid-column: 1 / -1;
  margin-block-end: ${token.space4};
  flex-wrap: wrap;
  gap: ${token.space1} ${token.space4};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};

  li::before {
    display: inline-block;
    inline-size: ${token.space4};
    block-size: 10px;
    margin-inline-end: ${token.space1};
    border-block-start: 2px solid ${token.accentLine};
    background: ${restFill};
    vertical-align: middle;
    content: '';
    forced-color-adjust: none;
  }

  [data-part='base']::before {
    border-block-start-style: dashed;
    background: ${baseFill};
  }

  data {
    color: ${token.ink};
  }
`;

// All labels are in the flow, in one cell, so that the widest sets the width of the column.
const Values = styled('div')`
  ${notInOverview}
  display: grid;
  justify-items: end;

  & > span {
    position: relative;
    grid-area: 1 / 1;
    align-self: start;
    white-space: nowrap;
    transform: translateY(-50%);
  }

  & > [data-crowded] {
    visibility: hidden;
  }

  sup {
    font-size: 0.75em;
    line-height: 0;
  }
`;

const Plane = styled('div')`
  position: relative;
  grid-column: 2;
  border-radius: ${token.radiusControl};
  cursor: crosshair;
  touch-action: pan-y;

  & > [data-grid-line] {
    ${notInOverview}
    position: absolute;
    inset-inline: 0;
    border-block-start: 1px solid ${token.line};
  }

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    animation: ${enter} ${token.motionFigure} ease-out;
  }

  [data-line] {
    fill: none;
    stroke: ${token.accentLine};
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-line='base'] {
    stroke-dasharray: 4 4;
    stroke-width: 1.5px;
  }

  [data-area] {
    fill: ${baseFill};
  }

  [data-area='rest'] {
    fill: ${restFill};
  }

  @media (forced-colors: active) {
    & > [data-grid-line] {
      border-color: GrayText;
    }

    [data-line] {
      stroke: Highlight;
    }

    [data-area] {
      fill: none;
    }
  }
`;

const Cursor = styled('span')`
  position: absolute;
  inset-block: 0;
  inline-size: 1px;
  background: ${token.lineStrong};
  transform: translateX(-50%);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Dot = styled('span')`
  position: absolute;
  box-sizing: border-box;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid ${token.surfaceRaised};
  border-radius: ${token.radiusFull};
  background: ${token.accentLine};
  transform: translate(-50%, -50%);

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

// With large text in a narrow plot the label stays in one line.
const Reading = styled('div')`
  position: absolute;
  inline-size: max-content;
  max-inline-size: 100%;
  color: ${token.ink};
  font-weight: ${token.weightMedium};
  font-size: min(${token.text12}, 5cqi);
  overflow-wrap: anywhere;
  pointer-events: none;

  data {
    white-space: normal;
  }

  data > span {
    font-size: inherit;
  }
`;

// Before hydration no label was measured yet, so that a narrow plot shows only the first.
const Moments = styled('div')`
  ${notInOverview}
  position: relative;
  grid-column: 2;
  block-size: ${token.line12};

  & > span {
    position: absolute;
    inset-block-start: 0;
    white-space: nowrap;
  }

  & > [data-crowded] {
    visibility: hidden;
  }

  @container (max-width: 40rem) {
    &:not([data-thinned]) > span ~ span {
      visibility: hidden;
    }
  }
`;
