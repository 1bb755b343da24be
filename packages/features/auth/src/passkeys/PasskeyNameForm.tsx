import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('auth');
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onSubmit(readText(new FormData(event.currentTarget), 'name').trim());
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
        maxLength={longest}
        validate={(text) => (text !== '' && text.trim() === '' ? t('passkeys.nameRequired') : undefined)}
        requiredMessage={t('passkeys.nameRequired')}
      />
      {failure !== undefined && <Text role="status">{failure}</Text>}
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </Form>
  );
}
