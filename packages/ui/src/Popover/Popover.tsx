import styled from '@emotion/styled';
import { forwardRef, type ReactElement, type ReactNode } from 'react';
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { surfaceRules } from './surfaceRules.ts';

export interface PopoverProps extends Unstyled<
  Omit<AriaPopoverProps, 'children' | 'trigger' | 'triggerRef'>
> {
  /** Accessible name of the popover. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * More details, or a control that needs space: the parts of a rate, the options of a filter. For a list of
 * actions use `Menu`, for a sentence about an icon `Tooltip`, for a question `Dialog`.
 */
export const Popover = forwardRef<HTMLElement, PopoverProps>(function Popover(
  { label, trigger, children, isOpen, defaultOpen, onOpenChange, offset = 4, ...props },
  ref,
) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Surface {...props} ref={ref} offset={offset}>
        <Content aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Content>
      </Surface>
    </DialogTrigger>
  );
});

const Surface = styled(AriaPopover)`
  ${surfaceRules}
  min-inline-size: min(${rem(17.5)}, calc(100vw - 2 * ${token.space4}));
`;

const Content = styled(Dialog)`
  padding: ${token.space4};
  outline: none;
  overflow-wrap: anywhere;
`;
