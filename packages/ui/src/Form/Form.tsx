import styled from '@emotion/styled';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { noErrors, type ServerErrors, ServerErrorsContext } from './serverErrors.ts';
import { useJudgedErrors } from './useJudgedErrors.ts';
import { useSteadyPress } from './useSteadyPress.ts';

export interface FormProps extends Unstyled<AriaFormProps> {
  /** Server errors by field `name`. A field clears its error at the next key. */
  validationErrors?: ServerErrors;
}

/**
 * Fields that are submitted together. An invalid field blocks the submit. The first invalid field gets the focus, also
 * after server errors. A shown error follows what is typed. Validation waits while a pointer is down, so the layout does not
 * shift during a press. Show an error that belongs to no field as an `Alert` above the fields.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { validationErrors = noErrors, ...props },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  useSteadyPress(form);
  useJudgedErrors(form, validationErrors);
  useEffect(() => {
    if (Object.keys(validationErrors).length > 0) focusFirstInvalid(form.current);
  }, [validationErrors]);
  return (
    <ServerErrorsContext.Provider value={validationErrors}>
      <Root {...props} ref={form} validationErrors={validationErrors} />
    </ServerErrorsContext.Provider>
  );
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
