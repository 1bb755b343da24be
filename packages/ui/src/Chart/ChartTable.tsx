import styled from '@emotion/styled';
import { isDecimal, subtract } from '@meridian/money';
import { Amount } from '../Amount/Amount.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Precision } from '../DateTime/writeDate.ts';
import * as token from '../tokens/tokens.ts';
import type { ChartLabels, ChartParts, ChartPoint } from './chartData.ts';
import { rem } from '../rem.ts';

interface ChartTableProps {
  id: string;
  label: string;
  labels: ChartLabels;
  parts: ChartParts | undefined;
  points: readonly ChartPoint[];
  currency: string;
  precision: Precision;
  timeZone: string | undefined;
}

/** The points of a `Chart` as a table. */
export default function ChartTable({
  id,
  label,
  labels,
  parts,
  points,
  currency,
  precision,
  timeZone,
}: ChartTableProps) {
  return (
    <Root id={id} role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{labels.moment}</th>
            {parts && <th scope="col">{parts.rest}</th>}
            {parts && <th scope="col">{parts.base}</th>}
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value, base }, index) => (
            // Several points may have the same date.
            <tr key={index}>
              <th scope="row">
                <DateTime value={at} precision={precision} timeZone={timeZone} />
              </th>
              {parts && <td>{restOf(value, base)}</td>}
              {parts && <td>{base !== undefined && <Amount value={{ amount: base, currency }} />}</td>}
              <td>
                <Amount value={{ amount: value, currency }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );

  function restOf(value: ChartPoint['value'], base: ChartPoint['base']) {
    if (base === undefined || !isDecimal(value) || !isDecimal(base)) return null;
    return <Amount value={{ amount: subtract(value, base), currency }} />;
  }
}

const Root = styled('div')`
  max-block-size: ${rem(20)};
  overflow: auto;
  border-block: 1px solid ${token.line};

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
    background: var(--mn-under, ${token.surface});
    color: ${token.inkMuted};
  }

  tbody tr {
    border-block-start: 1px solid ${token.line};
  }
`;
