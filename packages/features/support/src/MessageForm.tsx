import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Text, TextArea } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** As the contract has it. */
const longestText = 4000;

interface MessageFormProps {
  /** What was typed before. */
  initialText: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  isSending: boolean;
  error: ApiError | undefined;
  submitLabel: string;
}

const fields = ['text'];

/** A message to the support. */
export function MessageForm({
  initialText,
  onType,
  onSend,
  isSending,
  error,
  submitLabel,
}: MessageFormProps) {
  const { t } = useTranslation(messages);
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (!isSending && typeof text === 'string') onSend(text);
  }

  return (
    <Form onSubmit={send} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <TextArea
        name="text"
        label={t('form.text')}
        description={t('form.hint')}
        rows={5}
        defaultValue={initialText}
        onChange={onType}
        requiredMessage={t('form.required')}
        limit={longestText}
        charactersLeft={(count) => t('form.left', { count })}
        tooLongMessage={t('form.tooLong')}
      />
      <Text tone="muted">{t('form.secrets')}</Text>
      <Button type="submit" variant="primary" isWide isPending={isSending} pendingLabel={t('form.sending')}>
        {submitLabel}
      </Button>
    </Form>
  );
}
