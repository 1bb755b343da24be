import type { ApiError } from '@meridian/api-client';
import { useFieldErrors, useTextRefusal } from '@meridian/forms';
import { readLabel } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';

interface PasskeyNameFormProps {
  name?: string;
  submitLabel: string;
  isPending: boolean;
  pendingLabel: string;
  error: ApiError | undefined;
  /** Why the browser added nothing. */
  failure?: string | undefined;
  onSubmit: (name: string) => void;
}

const fields = ['name'];
const longest = 60;

/** The name of a passkey. */
export function PasskeyNameForm({
  name = '',
  submitLabel,
  isPending,
  pendingLabel,
  error,
  failure,
  onSubmit,
}: PasskeyNameFormProps) {
  const { t } = useTranslation(messages);
  const sayRefusal = useTextRefusal();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { text } = readLabel(readText(new FormData(event.currentTarget), 'name'), longest);
    if (!isPending && text !== undefined) onSubmit(text);
  }

  function refuse(typed: string) {
    const read = readLabel(typed, longest);
    if (typed !== '' && read.refused === 'required') return t('passkeys.nameRequired');
    return typed === '' ? undefined : sayRefusal(read, longest);
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <TextField
        name="name"
        label={t('passkeys.name')}
        description={t('passkeys.nameHint')}
        defaultValue={name}
        autoComplete="off"
        autoFocus
        validate={refuse}
        requiredMessage={t('passkeys.nameRequired')}
      />
      {failure !== undefined && <Text role="status">{failure}</Text>}
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </Form>
  );
}
