import styled from '@emotion/styled';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { useSteadyPress } from './useSteadyPress.ts';

export interface FormProps extends Unstyled<AriaFormProps> {
  /** Server errors by field `name`. A field clears its error at the next edit. */
  validationErrors?: NonNullable<AriaFormProps['validationErrors']>;
}

/**
 * Fields that are submitted together. An invalid field blocks the submit. The first invalid field gets the focus, also
 * after server errors. Validation waits while a pointer is down, so the layout does not shift during a press. Show an error
 * that belongs to no field as an `Alert` above the fields.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { validationErrors, ...props },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  useSteadyPress(form);
  const { locale } = useLocale();
  const shownLocale = useRef(locale);
  useEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    sayAgain(form.current, validationErrors);
  });
  useEffect(() => {
    if (validationErrors && Object.keys(validationErrors).length > 0) focusFirstInvalid(form.current);
  }, [validationErrors]);
  return <Root {...props} ref={form} validationErrors={validationErrors} />;
});

/** A field shows the error of its last check. Checks again what it shows, in the current language; the server's errors are new. */
function sayAgain(form: HTMLFormElement | null, validationErrors: FormProps['validationErrors'] = {}) {
  const shown = form?.querySelectorAll<HTMLInputElement>('[data-invalid] :is(input, textarea, select)') ?? [];
  for (const control of shown)
    if (!(control.name in validationErrors)) control.dispatchEvent(new Event('change', { bubbles: true }));
}

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
