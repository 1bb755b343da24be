import styled from '@emotion/styled';
import { useState } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Precision } from '../DateTime/writeDate.ts';
import * as token from '../tokens/tokens.ts';
import type { ChartLabels, ChartPoint } from './chartData.ts';
import { rem } from '../rem.ts';

interface ChartTableProps {
  label: string;
  labels: ChartLabels;
  points: readonly ChartPoint[];
  currency: string;
  precision: Precision;
  timeZone?: string;
}

/** The points of a `Chart` as a table, rendered when it is opened. */
export function ChartTable({ label, labels, points, currency, precision, timeZone }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{labels.table}</summary>
      {isOpen && (
        <div role="region" aria-label={label} tabIndex={0}>
          <table aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{labels.moment}</th>
                <th scope="col">{labels.value}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, value }, index) => (
                // Several points may have the same date.
                <tr key={index}>
                  <th scope="row">
                    <DateTime value={at} precision={precision} timeZone={timeZone} />
                  </th>
                  <td>
                    <Amount value={{ amount: value, currency }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Root>
  );
}

const Root = styled('details')`
  summary {
    inline-size: fit-content;
    border-radius: ${token.radiusControl};
    color: ${token.accentText};
    cursor: pointer;

    @media (pointer: coarse) {
      padding: 12px 0;
    }
  }

  div {
    max-block-size: ${rem(20)};
    margin-block-start: ${token.space2};
    overflow: auto;
    border-block: 1px solid ${token.line};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  tr > * {
    padding: ${token.space2} 0;
    font-weight: ${token.weightRegular};
    text-align: start;
    vertical-align: top;
  }

  tr > * + * {
    padding-inline-start: ${token.space4};
    overflow-wrap: anywhere;
    text-align: end;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${token.surfaceRaised};
    color: ${token.inkMuted};
  }

  tbody tr {
    border-block-start: 1px solid ${token.line};
  }
`;
