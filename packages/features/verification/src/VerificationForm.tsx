import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Card, Form, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { IdentityFields } from './IdentityFields.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';
import { messages } from './messages.ts';
import { photoFields } from './photos.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useVerificationForm } from './useVerificationForm.ts';

interface VerificationFormProps {
  rules: Schema<'SettingVerification'>;
  /** What was sent before a denial. The document number is masked and must be entered again. */
  before: Schema<'VerificationData'>;
  onSent: () => void;
}

/** The four texts and three photos, sent as one form. */
export function VerificationForm({ rules, before, onSent }: VerificationFormProps) {
  const { t } = useTranslation(messages);
  const form = useVerificationForm(before, onSent);
  const { progress, formError, failures } = form;
  const isSending = progress !== undefined;

  return (
    <Form onSubmit={(event) => void form.send(event)} validationErrors={form.fieldErrors}>
      <Card title={t('person.title')}>
        <Stack gap={5}>
          <IdentityFields texts={form.texts} change={form.change} rules={rules} isDisabled={isSending} />
        </Stack>
      </Card>
      <Card title={t('photo.title')}>
        <Stack gap={6}>
          <Text>{t('photo.about')}</Text>
          {photoFields.map((field) => (
            <PhotoDrop
              key={field}
              field={field}
              rules={rules}
              isDisabled={isSending}
              {...form.photoProps(field)}
            />
          ))}
        </Stack>
      </Card>
      {formError && <ProblemBanner {...formError} onRetry={() => void form.send()} />}
      {form.isCancelled && (
        <Alert tone="info" isAnnounced title={t('upload.cancelled')}>
          {t('upload.cancelledBody')}
        </Alert>
      )}
      {isSending ? (
        <UploadStatus progress={progress} onCancel={form.cancel} />
      ) : (
        <div>
          <Button
            // A new button for the focus, which was on the one that cancels the upload.
            key={failures}
            type="submit"
            variant="primary"
            size="large"
            onPress={form.reset}
            autoFocus={failures > 0}
          >
            {t('submit')}
          </Button>
        </div>
      )}
    </Form>
  );
}
