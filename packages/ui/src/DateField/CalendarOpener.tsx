import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CalendarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** What a calendar's sheet is told by the button that opens it. */
export interface SheetProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface CalendarOpenerProps {
  label: string;
  isDisabled?: boolean | undefined;
  /** Fetches the calendar; called when a hand or the focus comes near. */
  load: () => Promise<unknown>;
  children: (sheet: SheetProps) => ReactNode;
}

/** The button beside a typed day. A calendar weighs as much as a page, so it comes when it is asked for. */
export function CalendarOpener({ label, isDisabled, load, children }: CalendarOpenerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // Undefined until it is first opened; afterwards the sheet stays, to leave at its own pace.
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
