import styled from '@emotion/styled';
import { Table2 } from 'lucide-react';
import { Suspense, lazy, memo, useId, useState, type ComponentProps } from 'react';
import type { Precision } from '../DateTime/writeDate.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as token from '../tokens/tokens.ts';
import {
  type ChartCourse,
  type ChartLabels,
  type ChartParts,
  type ChartPoint,
  type ChartShape,
  getSpan,
} from './chartData.ts';
import { rem } from '../rem.ts';

/** The plot loads with the first chart, so that pages without one do not ship them. */
const LatePlot = lazy(() => import('./ChartPlot.tsx'));

/** Loads when it is opened. */
const ChartTable = lazy(() => import('./ChartTable.tsx'));

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
  /** Stacks two parts of the value, if the points have a `base`. The lower part has a dashed line. */
  parts?: ChartParts;
  /** `steps` for a value that holds until it changes, such as a balance; `straight` for gradual growth. */
  course?: ChartCourse;
  /** 160 or 240 px high. `overview` is 200, and on a small screen a line of 96 without scales. */
  size?: 'small' | 'medium' | 'overview';
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
  parts,
  course = 'straight',
  size = 'medium',
  precision: chosen,
  timeZone,
}: ChartProps) {
  const captionId = useId();
  const tableId = useId();
  const [reading, setReading] = useState<number>();
  const [isTableOpen, setTableOpen] = useState(false);
  const precision = chosen ?? (points && getSpan(points).isOfHours ? 'minute' : 'day');
  const isFull = points !== undefined && points.length > 0;
  return (
    <Root aria-labelledby={captionId} aria-busy={points === undefined} data-size={size}>
      <Head>
        <figcaption id={captionId}>{label}</figcaption>
        {isFull && (
          <IconButton
            size="small"
            icon={Table2}
            label={labels.table}
            aria-expanded={isTableOpen}
            aria-controls={isTableOpen ? tableId : undefined}
            onPress={() => setTableOpen(!isTableOpen)}
          />
        )}
      </Head>
      <Place>
        {points?.length === 0 && <p>{labels.empty}</p>}
        {points === undefined && <Skeleton shape="block" />}
        {isFull && (
          <ChartPlot
            label={label}
            hint={labels.keys}
            parts={parts}
            valueLabel={labels.value}
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
      {isFull && isTableOpen && (
        <Suspense fallback={null}>
          <ChartTable
            id={tableId}
            label={label}
            labels={labels}
            parts={parts}
            points={points}
            currency={currency}
            precision={precision}
            timeZone={timeZone}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Head = styled('div')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space3};
  min-block-size: 32px;

  figcaption {
    min-inline-size: 0;
    color: ${token.inkMuted};
    overflow-wrap: anywhere;
  }
`;

const Place = styled('div')`
  display: grid;
  block-size: 240px;

  [data-size='small'] > & {
    block-size: 160px;
  }

  [data-size='overview'] > & {
    block-size: 200px;

    ${media.small} {
      block-size: 96px;
    }
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space1};
  min-inline-size: 0;
  margin: 0;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: start;
`;
