import { useDraft } from '@meridian/forms';
import { Card, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { MessageForm } from '../MessageForm.tsx';
import { messages } from '../messages.ts';
import { SubjectList } from '../SubjectList.tsx';
import { useCreateSupportRequest } from '../support.requests.ts';
import type { SupportAbout } from './supportAbout.ts';

export interface NewSupportRequestPageProps {
  about: SupportAbout;
  /** Leads to the request that was sent. */
  onSent: (id: string) => void;
}

/** Writes to the support. What it is about is filled in. */
export function NewSupportRequestPage({ about, onSent }: NewSupportRequestPageProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useCreateSupportRequest();
  const { kept, keep, forget } = useDraft(`support:${about.subjectId ?? about.subject}`, { text: '' });

  async function send(text: string, photos: readonly string[]) {
    const outcome = await trigger({
      body: { ...about, text, ...(photos.length > 0 && { photos: [...photos] }) },
    });
    if (!outcome.ok) return;
    forget();
    onSent(outcome.data.request.id);
  }

  return (
    <Card>
      <Stack gap={5}>
        {about.subjectId === null ? (
          <Text tone="muted">{t('new.other')}</Text>
        ) : (
          <SubjectList about={about} hash={null} />
        )}
        <MessageForm
          initialText={kept.text}
          onType={(text) => keep({ text })}
          onSend={(text, photos) => void send(text, photos)}
          isSending={isMutating}
          error={error}
          submitLabel={t('new.send')}
        />
        <Text tone="muted">{t('new.next')}</Text>
      </Stack>
    </Card>
  );
}
