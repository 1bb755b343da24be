import type { UploadProgress } from '@meridian/api-client/react';
import { Button, Card, Progress, Stack, Text, VisuallyHidden, writeBytes } from '@meridian/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface UploadStatusProps {
  progress: UploadProgress;
  onCancel: () => void;
}

/** The bytes that were sent, and the button that stops the upload. */
export function UploadStatus({ progress: { sent, total }, onCancel }: UploadStatusProps) {
  const { t, i18n } = useTranslation(messages);
  const isSent = total > 0 && sent >= total;
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const status = useRef<HTMLDivElement>(null);
  // The focus was on the button that sends the form. On the button that cancels, a second Enter would cancel.
  useEffect(() => status.current?.focus(), []);
  const size = (bytes: number) => writeBytes(bytes, i18n.language);
  return (
    <div ref={status} tabIndex={-1}>
      <Card surface="sunken">
        <Stack gap={4}>
          <VisuallyHidden role="status">
            {isSent ? t('upload.answering') : t('upload.sending')}
          </VisuallyHidden>
          <Progress
            label={isSent ? t('upload.answering') : t('upload.sending')}
            percent={percent}
            valueText={t('upload.bytes', { sent: size(sent), total: size(total) })}
          />
          <Text tone="muted">{t('upload.stay')}</Text>
          <div>
            <Button onPress={onCancel}>{t('upload.cancel')}</Button>
          </div>
        </Stack>
      </Card>
    </div>
  );
}
