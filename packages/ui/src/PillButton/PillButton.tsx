import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { Unstyled } from '../Unstyled.ts';
import { pillRules } from './pillRules.ts';

export interface PillButtonProps extends Unstyled<Omit<AriaButtonProps, 'children' | 'isPending'>> {
  /** The name of the filter. */
  label: string;
  /** What is chosen, such as "All time". */
  value: string;
}

/** A filter that opens a choice, as the trigger of a `Menu` of values or of a `Popover`. */
export const PillButton = forwardRef<HTMLButtonElement, PillButtonProps>(function PillButton(
  { label, value, ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref}>
      <span data-name>{`${label}: `}</span>
      <span>{value}</span>
      <Icon of={ChevronDown} size={16} />
    </Root>
  );
});

const Root = styled(AriaButton)`
  ${pillRules}
`;
