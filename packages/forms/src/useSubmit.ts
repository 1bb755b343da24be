import type { ApiError } from '@meridian/api-client';
import type { Outcome } from '@meridian/api-client/react';
import type { FormEvent } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

interface Mutation<Input, Result> {
  readonly trigger: (input: Input) => Promise<Outcome<Result>>;
  readonly isMutating: boolean;
  readonly error: ApiError | undefined;
}

interface SubmitOptions<Input, Result> {
  /** The fields of the form, for `useFieldErrors`. */
  fields: readonly string[];
  /** What to send; null while the form is incomplete. */
  input: Input | null;
  onDone: (result: Result) => void;
}

/** Sends a form by a mutation. `form` has props of `MoneyForm`, `area` those of `SubmitArea`. */
export function useSubmit<Input, Result>(
  { trigger, isMutating, error }: Mutation<Input, Result>,
  { fields, input, onDone }: SubmitOptions<Input, Result>,
) {
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  async function send(event: FormEvent) {
    event.preventDefault();
    const outcome = input && (await trigger(input));
    if (outcome?.ok) onDone(outcome.data);
  }
  return {
    form: { onSubmit: send, validationErrors: fieldErrors },
    area: { problem: formError, isPending: isMutating },
  };
}
