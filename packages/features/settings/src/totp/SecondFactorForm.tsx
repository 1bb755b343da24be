import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Inline, Stack, Text, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface SecondFactorFormProps {
  /** What happens with the code. */
  lead: string;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  isPending: boolean;
  error: ApiError | undefined;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

const fields = ['code'];

const fieldOfCode = { codes_do_not_match: 'code' } as const;

/** Asks for a code of the app or a recovery code. A wrong one stays, to be corrected. */
export function SecondFactorForm({
  lead,
  submitLabel,
  variant = 'primary',
  isPending,
  error,
  onSubmit,
  onCancel,
}: SecondFactorFormProps) {
  const { t } = useTranslation(messages);
  const [code, setCode] = useState('');
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) onSubmit(code.trim());
  }

  return (
    <Stack gap={4}>
      <Text>{lead}</Text>
      {formError && <ProblemBanner {...formError} />}
      <Form onSubmit={submit} validationErrors={fieldErrors}>
        <TextField
          autoFocus
          name="code"
          label={t('totp.anyCode')}
          isVerbatim
          autoComplete="one-time-code"
          maxLength={32}
          value={code}
          onChange={setCode}
          validate={(typed) => (/^[0-9a-z\s-]*$/i.test(typed) ? undefined : t('totp.anyCodeCharacters'))}
          requiredMessage={t('totp.codeRequired')}
        />
        <Inline>
          <Button type="submit" variant={variant} isPending={isPending} pendingLabel={t('totp.checking')}>
            {submitLabel}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
            {t('totp.cancel')}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
