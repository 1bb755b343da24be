import styled from '@emotion/styled';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { token } from '../tokens.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Says what is switched; read out, not drawn. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** Switches a view at once between two to four short words: language, scheme, period. A choice that is sent is `RadioCards`. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Root aria-label={label} orientation="horizontal" value={value} onChange={choose} isDisabled={isDisabled}>
      {options.map((option) => (
        <Segment key={option.value} value={option.value}>
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}

const Root = styled(RadioGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border-radius: calc(${token.radiusControl} + 2px);
  background: ${token.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.line};
`;

const Segment = styled(Radio)`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 32px;
  padding: 0 ${token.space3};
  border-radius: ${token.radiusControl};
  color: ${token.inkMuted};
  font-weight: ${token.weightMedium};
  cursor: pointer;
  transition:
    background ${token.motionFast},
    color ${token.motionFast};

  &[data-hovered] {
    color: ${token.ink};
  }

  &[data-selected] {
    background: ${token.surfaceRaised};
    box-shadow:
      inset 0 0 0 1px ${token.line},
      ${token.shadow1};
    color: ${token.ink};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }

  @media (pointer: coarse) {
    min-height: ${token.targetMin};
  }
`;
