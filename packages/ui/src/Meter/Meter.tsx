import styled from '@emotion/styled';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { type Zone, findZone, type Zones } from './findZone.ts';

export interface MeterProps extends Unstyled<Omit<AriaMeterProps, 'children' | 'aria-label' | 'valueLabel'>> {
  label: string;
  /** The value in words with its meaning, such as "820 of 1,000 USDT: close to the limit". */
  valueLabel: string;
  /** Thresholds in the units of `value`. Without them the meter is not coloured. */
  zones?: Zones;
}

const icons = {
  good: CircleCheck,
  fair: TriangleAlert,
  poor: CircleX,
} satisfies Record<Zone, LucideIcon>;

/** A value within known bounds that may rise and fall, such as a used limit. For progress use `Progress`. */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  { label, valueLabel, zones, value = 0, minValue = 0, maxValue = 100, ...props },
  ref,
) {
  const zone = zones && findZone(value, zones);
  const share = (of: number) => `${((of - minValue) / (maxValue - minValue)) * 100}%`;
  return (
    <Root
      {...props}
      ref={ref}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      valueLabel={valueLabel}
      data-zone={zone}
    >
      {({ percentage }) => (
        <>
          <Label className="mn-part">{label}</Label>
          <span data-value>
            {zone && <Icon of={icons[zone]} size={16} />}
            <span>{valueLabel}</span>
          </span>
          <Track aria-hidden>
            <span data-filled style={{ inlineSize: `${percentage}%` }} />
            {zones &&
              [...new Set([zones.low, zones.high])].map((edge) => (
                <i key={edge} style={{ insetInlineStart: share(edge) }} />
              ))}
          </Track>
        </>
      )}
    </Root>
  );
});

// An `i` is a notch in the track where a zone begins.
const Track = styled('span')`
  position: relative;
  flex: 0 0 100%;
  block-size: 8px;
  overflow: hidden;
  border-radius: ${token.radiusFull};
  background: ${token.neutralSurface};

  & > * {
    position: absolute;
    inset-block: 0;
  }

  [data-filled] {
    inset-inline-start: 0;
    background: var(--filled);
    transition: inline-size ${token.motionFigure} ease-out;
  }

  i {
    inline-size: 2px;
    background: ${token.surfaceRaised};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    i {
      background: CanvasText;
      forced-color-adjust: none;
    }

    [data-filled] {
      forced-color-adjust: none;
    }
  }
`;

const Root = styled(AriaMeter)`
  --filled: ${token.accentLine};
  --said: ${token.inkMuted};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space1} ${token.space3};
  min-inline-size: 0;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;
  text-align: start;

  [data-value] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space1};
    color: var(--said);
    font-variant-numeric: tabular-nums;
  }

  svg {
    flex: none;
  }

  &[data-zone='good'] {
    --filled: ${token.success};
    --said: ${token.successInk};
  }

  &[data-zone='fair'] {
    --filled: ${token.warning};
    --said: ${token.warningInk};
  }

  &[data-zone='poor'] {
    --filled: ${token.danger};
    --said: ${token.dangerInk};
  }

  @media (forced-colors: active) {
    --filled: Highlight;
  }
`;
