import { forwardRef, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { createLatePart, useLatePart } from '../latePart.ts';
import type { Unstyled } from '../Unstyled.ts';

const surface = createLatePart(async () => (await import('./PopoverSurface.tsx')).PopoverSurface);

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
 * actions use `Menu`, for a sentence about an icon `Tooltip`, for a question `Dialog`. What it opens loads when the
 * button is hovered, focused or pressed.
 */
export const Popover = forwardRef<HTMLElement, PopoverProps>(function Popover(
  { trigger, isOpen, defaultOpen, onOpenChange, offset = 4, ...props },
  ref,
) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({ isOpen, defaultOpen, onOpenChange });
  const Surface = useLatePart(surface, state);
  return (
    <>
      <ButtonContext.Provider
        value={{
          ref: triggerRef,
          isPressed: state.isOpen,
          'aria-haspopup': 'dialog',
          'aria-expanded': state.isOpen,
          'aria-controls': state.isOpen && Surface ? id : undefined,
          onHoverStart: surface.preload,
          onFocus: surface.preload,
          onPressStart: surface.preload,
          onPress: () => state.open(),
          onKeyDown: (event) => {
            // Ends the opening while it loads.
            if (event.key === 'Escape' && state.isOpen) state.close();
            else event.continuePropagation();
          },
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {Surface && (
        <Surface {...props} ref={ref} id={id} offset={offset} state={state} triggerRef={triggerRef} />
      )}
    </>
  );
});
