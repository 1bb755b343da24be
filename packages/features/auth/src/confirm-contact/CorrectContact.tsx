import type { Schema } from '@meridian/api-client';
import { useUpdateProfile } from '@meridian/api-client/react';
import { useDraft, useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput } from '../EmailInput.tsx';
import { PhoneForCodes } from '../PhoneForCodes.tsx';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import type { Contact } from './contactCode.requests.ts';

interface CorrectContactProps {
  contact: Contact;
  onCorrected: (user: Schema<'User'>) => void;
  onCancel: () => void;
}

const fields = { phone: ['phone'], email: ['email'] } as const;

const fieldOfCode = { phone_already_registered: 'phone', email_already_registered: 'email' } as const;

/** Replaces a contact that is not confirmed. A code is sent to the new one at once. */
export default function CorrectContact({ contact, onCorrected, onCancel }: CorrectContactProps) {
  const { t } = useTranslation(messages);
  const { kept, keep, forget } = useDraft(`correct:${contact}`, { value: '' });
  const { trigger, isMutating, error } = useUpdateProfile();
  const { fieldErrors, formError } = useFieldErrors(error, fields[contact], fieldOfCode);
  const field = { defaultValue: kept.value, onChange: (value: string) => keep({ value }) };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const value = readText(new FormData(event.currentTarget), contact).trim();
    const outcome = await trigger({ body: contact === 'phone' ? { phone: value } : { email: value } });
    if (!outcome.ok) return;
    forget();
    onCorrected(outcome.data);
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      {contact === 'phone' ? <PhoneForCodes {...field} autoFocus /> : <EmailInput {...field} autoFocus />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('confirm.correcting')}
      >
        {t('confirm.correct')}
      </Button>
      <Button variant="quiet" isWide isDisabled={isMutating} onPress={onCancel}>
        {t('confirm.keep')}
      </Button>
    </Form>
  );
}
