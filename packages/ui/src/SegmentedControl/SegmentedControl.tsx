import styled from '@emotion/styled';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { disabledRules, pressedRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

type Replaced = 'children' | 'aria-label' | 'orientation' | 'value' | 'defaultValue' | 'onChange';

export interface SegmentedControlProps<Value extends string> extends Unstyled<
  Omit<RadioGroupProps, Replaced>
> {
  /** The accessible name; not visible. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  /** Called with the value of an option. Method syntax keeps the value type through `forwardRef`. */
  onChange(value: Value): void;
}

/**
 * Switches a view between two to four short labels: language, scheme, period. A choice in a form is a
 * `RadioGroup`.
 */
export const SegmentedControl: <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactNode = forwardRef<HTMLDivElement, SegmentedControlProps<string>>(function SegmentedControl(
  { label, options, ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref} aria-label={label} orientation="horizontal">
      {options.map((option) => (
        <Segment key={option.value} value={option.value} data-label={option.label}>
          <span>{option.label}</span>
        </Segment>
      ))}
    </Root>
  );
});

const Root = styled(RadioGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border-radius: calc(${token.radiusControl} + 2px);
  background: ${token.surfaceSunken};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

// - With this padding three words stay in one line of a phone, also in a wider font.
// - `::after` reserves the width of the stronger words, so that nothing moves when another segment is chosen.
// - The words of the selected one are stronger, because its fill alone may be faint.
const Segment = styled(Radio)`
  display: grid;
  flex: auto;
  place-items: center;
  align-content: center;
  min-width: 44px;
  min-height: 32px;
  padding: 0 clamp(${token.space2}, 3vw - 4px, ${token.space3});
  border-radius: ${token.radiusControl};
  color: ${token.inkMuted};
  text-align: center;
  overflow-wrap: anywhere;
  font-weight: ${token.weightMedium};
  cursor: pointer;
  transition:
    background ${token.motionFast},
    color ${token.motionFast};

  &::after {
    block-size: 0;
    overflow: hidden;
    font-weight: ${token.weightStrong};
    visibility: hidden;
    content: attr(data-label);
    content: attr(data-label) / '';
  }

  &[data-hovered] {
    background: ${token.surfaceHover};
  }

  &[data-pressed] {
    ${pressedRules}
  }

  &[data-selected] {
    background: light-dark(
      ${token.surfaceRaised},
      color-mix(in oklab, ${token.ink} 14%, ${token.surfaceRaised})
    );
    box-shadow: 0 1px 2px color-mix(in oklab, ${token.overlay} 40%, transparent);
    color: ${token.ink};
    font-weight: ${token.weightStrong};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
  }

  &[data-disabled] {
    ${disabledRules}
  }

  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    &[data-selected][data-disabled] {
      background: GrayText;
      color: Canvas;
    }
  }

  @media (pointer: coarse) {
    min-height: ${token.targetMin};
  }
`;
