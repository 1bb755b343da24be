import { styled } from '../styles/styled.ts';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { useSteadyPress } from './useSteadyPress.ts';

export interface FormProps extends Unstyled<AriaFormProps> {
  /** Sentences by the `name` of the field they belong to, as the server gave them. A field forgets its own at the next edit. */
  validationErrors?: NonNullable<AriaFormProps['validationErrors']>;
}

/**
 * Fields that are sent together. A field that will not do keeps the form from being sent; the first such field is
 * focused, whether the browser found it or the server. No field is validated while a pointer is down, so nothing moves
 * under a press. What failed beyond fields is an `Alert` above them.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { validationErrors, ...props },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  useSteadyPress(form);
  useEffect(() => {
    if (validationErrors && Object.keys(validationErrors).length > 0) focusFirstInvalid(form.current);
  }, [validationErrors]);
  return <Root {...props} ref={form} validationErrors={validationErrors} />;
});

function focusFirstInvalid(form: HTMLFormElement | null) {
  const control = form?.querySelector<HTMLElement>(
    '[data-invalid] :is(input:not([type="hidden"]), textarea, button):not([aria-hidden="true"] *)',
  );
  control?.focus();
}

const Root = styled(AriaForm)`
  display: flex;
  flex-direction: column;
  gap: ${token.space5};
`;
