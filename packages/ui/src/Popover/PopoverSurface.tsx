import styled from '@emotion/styled';
import { forwardRef, type RefObject } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Dialog, Popover as AriaPopover } from 'react-aria-components/Popover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { PopoverProps } from './Popover.tsx';
import { surfaceRules } from './surfaceRules.ts';

type PopoverSurfaceProps = Omit<PopoverProps, 'trigger' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> & {
  id: string;
  state: OverlayTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
};

/** What a `Popover` opens, in its own file so that it loads with the first use. */
export const PopoverSurface = forwardRef<HTMLElement, PopoverSurfaceProps>(function PopoverSurface(
  { id, label, children, state, ...props },
  ref,
) {
  return (
    <OverlayTriggerStateContext.Provider value={state}>
      <Surface {...props} ref={ref} trigger="DialogTrigger">
        <Content id={id} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Content>
      </Surface>
    </OverlayTriggerStateContext.Provider>
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
