import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { CalendarIcon } from '../Icon/icons.ts';
import { styled } from '../styles/styled.ts';
import { token } from '../tokens.ts';

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
      <Opener
        ref={triggerRef}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        isDisabled={isDisabled}
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => setOpen(true)}
      >
        <Icon of={CalendarIcon} size={16} />
      </Opener>
      {isOpen !== undefined && (
        <Suspense>{children({ label, triggerRef, isOpen, onOpenChange: setOpen })}</Suspense>
      )}
    </>
  );
}

const Opener = styled(Button)`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  inline-size: 36px;
  margin: ${token.space1};
  padding: 0;
  border: 0;
  border-radius: calc(${token.radiusControl} - 2px);
  background: none;
  color: ${token.inkMuted};
  cursor: pointer;

  &[data-hovered] {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }

  &[data-disabled] {
    cursor: default;
  }
`;
