import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, SkeletonRows, Text, TextArea } from '@meridian/ui';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { PhotosToSend } from './photos/MessagePhotos.tsx';

const MessagePhotos = lazy(() => import('./photos/MessagePhotos.tsx'));

/** As the contract has it. */
const longestText = 4000;

interface MessageFormProps {
  /** What was typed before. */
  initialText: string;
  onType: (text: string) => void;
  /** With the ids of the photos that the server has. */
  onSend: (text: string, photos: readonly string[]) => void;
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

  const [hasPhotos, setHasPhotos] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const photos = useRef<PhotosToSend>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (isSending || isUploading || typeof text !== 'string') return;
    setUploading(true);
    const ids = photos.current ? await photos.current.upload() : [];
    setUploading(false);
    if (ids) onSend(text, ids);
  }

  return (
    <Form onSubmit={(event) => void send(event)} validationErrors={fieldErrors}>
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
      {hasPhotos ? (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <MessagePhotos ref={photos} />
        </Suspense>
      ) : (
        <div>
          <Button variant="quiet" onPress={() => setHasPhotos(true)}>
            {t('form.photos')}
          </Button>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isSending || isUploading}
        pendingLabel={t('form.sending')}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}
