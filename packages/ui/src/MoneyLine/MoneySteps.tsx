import styled from '@emotion/styled';
import type { DecimalString } from '@meridian/money';
import { isFigure } from '../Amount/writeFigure.ts';
import * as token from '../tokens/tokens.ts';

export interface MoneyStepsProps {
  /** The free money of each day, in one currency. */
  values: readonly DecimalString[];
  /** Says what is drawn, with the last value in words. */
  label: string;
}

/** Only for drawing. */
const toNumber = (value: DecimalString) => (isFigure(value) ? Math.max(0, Number(value)) : 0);

/** Free money until today: a solid line in steps, from zero, that ends in a ring. As large as its container. */
export function MoneySteps({ values, label }: MoneyStepsProps) {
  const numbers = values.map(toNumber);
  const most = Math.max(...numbers, Number.MIN_VALUE);
  const heightOf = (value: number) => Math.round((1 - value / most) * 1000) / 10;
  const [first = 0] = numbers;
  const last = heightOf(numbers.at(-1) ?? 0);
  const steps = numbers.map((value, index) => `H${index} V${heightOf(value)}`).join(' ');
  const line = `M0 ${heightOf(first)} ${steps} H${numbers.length}`;
  return (
    <Root role="img" aria-label={label}>
      <Drawing
        viewBox={`0 0 ${Math.max(1, numbers.length)} 100`}
        preserveAspectRatio="none"
        focusable={false}
      >
        <path d={`${line} V100 H0 Z`} fill={token.accentLine} fillOpacity="0.14" />
        <path d={line} stroke={token.accentLine} vectorEffect="non-scaling-stroke" />
      </Drawing>
      <Ring style={{ insetBlockStart: `${last}%` }} />
    </Root>
  );
}

const Root = styled('div')`
  position: relative;
  block-size: 100%;
`;

const Drawing = styled('svg')`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;

  path {
    stroke-width: 3;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Ring = styled('span')`
  position: absolute;
  inset-inline-end: -6px;
  inline-size: 12px;
  block-size: 12px;
  margin-block-start: -6px;
  border: 2.5px solid ${token.accentLine};
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
`;
