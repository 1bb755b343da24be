import styled from '@emotion/styled';
import { Suspense, lazy, memo, useId, useState, type ComponentProps } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Precision } from '../DateTime/writeDate.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as token from '../tokens/tokens.ts';
import { type ChartLabels, type ChartCourse, type ChartPoint, type ChartShape, spanOf } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';
import { rem } from '../rem.ts';

/** The plot and d3 load with the first chart, so that pages without one do not ship them. */
const LatePlot = lazy(() => import('./ChartPlot.tsx'));

/** Memoized: React 18 fails to hydrate a Suspense boundary that updates before its chunk has loaded. */
const ChartPlot = memo(function ChartPlot(props: ComponentProps<typeof LatePlot>) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <LatePlot {...props} />
    </Suspense>
  );
});

export interface ChartProps {
  /** What the chart shows, such as "Balance over time". */
  label: string;
  labels: ChartLabels;
  /** In chronological order, a few hundred at most; undefined while loading, which reserves the space. */
  points: readonly ChartPoint[] | undefined;
  currency: string;
  /** An `area` starts at zero; a `line` shows small changes of large amounts. */
  shape?: ChartShape;
  /** `steps` for a value that holds until it changes, such as a balance; `straight` for gradual growth. */
  course?: ChartCourse;
  size?: 'small' | 'medium';
  /** Precision of the date of a point. By default minutes for a few days, days for longer spans. */
  precision?: Precision;
  /**
   * IANA name, such as `Europe/Moscow`; defaults to the user's zone. An invalid zone falls back to UTC, and the
   * labels say so.
   */
  timeZone?: string;
}

/**
 * How an amount changes over time, readable with pointer or keyboard and as a table. For the parts of a whole
 * use `SplitBar`, for a single figure `Stat`.
 */
export function Chart({
  label,
  labels,
  points,
  currency,
  shape = 'line',
  course = 'straight',
  size = 'medium',
  precision: chosen,
  timeZone,
}: ChartProps) {
  const captionId = useId();
  const [reading, setReading] = useState<number>();
  const precision = chosen ?? (points && spanOf(points).isOfHours ? 'minute' : 'day');
  const point = points?.[reading ?? points.length - 1] ?? points?.at(-1);
  return (
    <Root aria-labelledby={captionId} aria-busy={points === undefined} data-size={size}>
      <figcaption id={captionId}>{label}</figcaption>
      <Reading aria-hidden>
        {point && <Amount value={{ amount: point.value, currency }} size="20" />}
        {point && <DateTime value={point.at} precision={precision} timeZone={timeZone} />}
        {points === undefined && <Skeleton>{`00,000.00 ${currency}`}</Skeleton>}
      </Reading>
      <Place>
        {points?.length === 0 && <p>{labels.empty}</p>}
        {points === undefined && <Skeleton shape="block" />}
        {points !== undefined && points.length > 0 && (
          <ChartPlot
            label={label}
            hint={labels.keys}
            points={points}
            shape={shape}
            course={course}
            timeZone={timeZone}
            reading={reading}
            currency={currency}
            precision={precision}
            onRead={setReading}
          />
        )}
      </Place>
      {points !== undefined && points.length > 0 && (
        <ChartTable
          label={label}
          labels={labels}
          points={points}
          currency={currency}
          precision={precision}
          timeZone={timeZone}
        />
      )}
      {points === undefined && (
        <div>
          <Skeleton>{labels.table}</Skeleton>
        </div>
      )}
    </Root>
  );
}

const Reading = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space3};
  min-block-size: ${token.line20};
  margin-block-end: ${token.space3};
  color: ${token.ink};
  font-size: ${token.text20};
  line-height: ${token.line20};

  time {
    color: ${token.inkMuted};
    font-size: ${token.text14};
    line-height: ${token.line14};
  }
`;

const Place = styled('div')`
  display: grid;
  block-size: 240px;
  margin-block-end: ${token.space2};

  [data-size='small'] > & {
    block-size: 160px;
  }

  & > p {
    place-self: center;
    max-inline-size: ${rem(26)};
    margin: 0;
    color: ${token.inkMuted};
    text-align: center;
  }
`;

const Root = styled('figure')`
  min-inline-size: 0;
  margin: 0;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: start;

  & > figcaption {
    color: ${token.inkMuted};
    overflow-wrap: anywhere;
  }
`;
