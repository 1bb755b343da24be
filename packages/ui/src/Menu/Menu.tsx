import { type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import type { PopoverProps } from 'react-aria-components/Popover';
import { type MenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { createLatePart, useLatePart } from '../latePart.ts';
import type { MenuEntry } from './MenuEntry.ts';

const surface = createLatePart(async () => (await import('./MenuSurface.tsx')).MenuSurface);

export interface MenuProps extends Pick<
  PopoverProps,
  'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
> {
  /** Accessible name of the menu. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions, and groups of them. */
  items: readonly MenuEntry[];
  /** Content above the items that is not an item, such as the signed-in user. */
  header?: ReactNode;
}

/**
 * Actions and links behind one button, such as the account menu. To choose a value use `Select`. The menu itself loads when the
 * button is hovered, focused or pressed.
 */
export function Menu({ label, trigger, items, header, placement = 'bottom end', ...openness }: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState(openness);
  const late = { Part: useLatePart(surface, state) };
  const opening = useOpening(state, triggerRef);
  return (
    <>
      <ButtonContext.Provider
        value={{
          ref: triggerRef,
          isPressed: state.isOpen,
          'aria-haspopup': 'menu',
          'aria-expanded': state.isOpen,
          'aria-controls': state.isOpen && late.Part ? id : undefined,
          onHoverStart: surface.preload,
          onFocus: surface.preload,
          ...opening,
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {late.Part && (
        <late.Part
          id={id}
          label={label}
          items={items}
          header={header}
          placement={placement}
          state={state}
          triggerRef={triggerRef}
        />
      )}
    </>
  );
}

/** The item that has the focus at first, by key. */
const focusByKey: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * As native menus, it opens when a mouse or a key is pressed, and when a finger is lifted. The button takes the focus before that, so
 * that it gets it back. Pressing again while the menu loads changes nothing, and Escape ends it.
 */
function useOpening(state: MenuTriggerState, triggerRef: RefObject<HTMLElement | null>): ButtonProps {
  const focusTrigger = () => triggerRef.current?.focus({ preventScroll: true });
  return {
    preventFocusOnPress: true,
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'touch') surface.preload();
      if (pointerType === 'touch' || pointerType === 'keyboard') return;
      focusTrigger();
      state.open(pointerType === 'virtual' ? 'first' : null);
    },
    onPress: ({ pointerType }) => {
      if (pointerType !== 'touch') return;
      focusTrigger();
      state.open();
    },
    onKeyDown: (event) => {
      const focus = focusByKey[event.key];
      if (focus) state.open(focus);
      else if (event.key === 'Escape' && state.isOpen) state.close();
      else return event.continuePropagation();
      return event.preventDefault();
    },
  };
}
