import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import * as token from '../tokens/tokens.ts';

export interface FormStepProps {
  /** A later step is neither validated nor sent. A step that is done is sent. Only the current one is visible. */
  state: 'later' | 'current' | 'done';
  /** Which step it is, such as "Step 1 of 2". */
  title?: string | undefined;
  children: ReactNode;
}

/**
 * Some fields of a `Form` that asks for them in steps. They keep what was entered while they are hidden. A step that becomes the
 * current one moves the focus to its first invalid field, or to its first field.
 */
export function FormStep({ state, title, children }: FormStepProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const isShown = state === 'current';
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) {
      const invalid = root.current?.querySelector<HTMLElement>('[data-invalid] input:not([type="hidden"])');
      const field = invalid ?? root.current?.querySelector<HTMLElement>('input:not([type="hidden"])');
      field?.focus();
    }
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <Root ref={root} disabled={state === 'later'} hidden={!isShown}>
      {title !== undefined && <legend>{title}</legend>}
      {children}
    </Root>
  );
}

const Root = styled('fieldset')`
  display: flex;
  flex-direction: column;
  gap: ${token.space5};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[hidden] {
    display: none;
  }

  & > legend {
    padding: 0 0 ${token.space3};
    color: ${token.inkMuted};
    font-size: ${token.text14};
    line-height: ${token.line14};
  }
`;
