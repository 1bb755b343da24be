import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CalendarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Props that the button passes to the calendar popover. */
export interface SheetProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface CalendarOpenerProps {
  label: string;
  isDisabled?: boolean | undefined;
  /** Loads the calendar; called on hover and focus. */
  load: () => Promise<unknown>;
  children: (sheet: SheetProps) => ReactNode;
}

/** The calendar button of a date field. The calendar is loaded on demand because of its size. */
export function CalendarOpener({ label, isDisabled, load, children }: CalendarOpenerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // Undefined before it is first opened. Afterwards the popover stays mounted for its exit animation.
  const [isOpen, setOpen] = useState<boolean>();
  const prepare = () => void load();
  return (
    <>
      <IconButton
        ref={triggerRef}
        icon={CalendarIcon}
        label={label}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        isDisabled={isDisabled}
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => setOpen(true)}
      />
      {isOpen !== undefined && (
        <Suspense>{children({ label, triggerRef, isOpen, onOpenChange: setOpen })}</Suspense>
      )}
    </>
  );
}
