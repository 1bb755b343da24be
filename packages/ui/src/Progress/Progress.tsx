import styled from '@emotion/styled';
import { useId } from 'react';
import * as token from '../tokens/tokens.ts';
import { Bar } from './Bar.ts';
import { rem } from '../rem.ts';

export interface ProgressProps {
  label: string;
  /** From 0 to 100: a share of time or work, never an amount. */
  percent: number;
  /** The value in words, such as "12 of 30 days". */
  valueText: string;
  tone?: 'accent' | 'success';
}

/** Progress with words beside the bar. For the steps of a process use `Timeline`. */
export function Progress({ label, percent, valueText, tone = 'accent' }: ProgressProps) {
  const labelId = useId();
  return (
    <Root>
      <span id={labelId}>{label}</span>
      <span data-value>{valueText}</span>
      <Bar max={100} value={percent} aria-labelledby={labelId} aria-valuetext={valueText} data-tone={tone} />
    </Root>
  );
}

const Root = styled('div')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space1} ${token.space3};
  min-inline-size: ${rem(8)};
  color: ${token.ink};
  font-size: ${token.text12};
  line-height: ${token.line12};
  overflow-wrap: anywhere;
  text-align: start;

  [data-value] {
    color: ${token.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;
