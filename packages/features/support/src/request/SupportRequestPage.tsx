import type { Schema } from '@meridian/api-client';
import { useDraft } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Card, DateTime, Inline, SkeletonRows, Stack, Text } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageForm } from '../MessageForm.tsx';
import { messages } from '../messages.ts';
import { SubjectList } from '../SubjectList.tsx';
import { useCreateSupportMessage, useSupportRequest } from '../support.requests.ts';
import { SupportStatusBadge } from '../SupportStatusBadge.tsx';

const SentPhotos = lazy(() => import('../photos/SentPhotos.tsx'));

export interface SupportRequestPageProps {
  id: string;
}

/** A request to the support: what it is about, its messages, and another message. */
export function SupportRequestPage({ id }: SupportRequestPageProps) {
  const { data, error, mutate } = useSupportRequest(id);
  return (
    <Card>
      {data ? (
        <Thread key={id} thread={data} />
      ) : error ? (
        <ProblemBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Card>
  );
}

function Thread({ thread: { request, messages: written } }: { thread: Schema<'SupportThread'> }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={5}>
      <Inline>
        <SupportStatusBadge status={request.status} />
      </Inline>
      <SubjectList about={request} hash={request.hash} />
      <Stack role="list" aria-label={t('messages')} gap={5}>
        {written.map(({ id, author, date, text, photos }) => (
          <Stack key={id} role="listitem" gap={1}>
            <Inline gap={2}>
              <Text weight="medium">{t(`author.${author}`)}</Text>
              <Text tone="muted">
                <DateTime value={date} />
              </Text>
            </Inline>
            <Written>{text}</Written>
            {photos.length > 0 && (
              <PhotosPlace>
                <Suspense>
                  <SentPhotos ids={photos} />
                </Suspense>
              </PhotosPlace>
            )}
          </Stack>
        ))}
      </Stack>
      {request.status === 'closed' ? <Text tone="muted">{t('closed')}</Text> : <Answer id={request.id} />}
    </Stack>
  );
}

function Answer({ id }: { id: string }) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useCreateSupportMessage();
  const { kept, keep, forget } = useDraft(`support:${id}`, { text: '' });
  const [messagesSent, setMessagesSent] = useState(0);

  async function send(text: string, photos: readonly string[]) {
    const outcome = await trigger({
      params: { path: { id } },
      body: { text, ...(photos.length > 0 && { photos: [...photos] }) },
    });
    if (!outcome.ok) return;
    forget();
    setMessagesSent(messagesSent + 1);
  }

  return (
    <MessageForm
      // Empty after each message.
      key={messagesSent}
      initialText={messagesSent === 0 ? kept.text : ''}
      onType={(text) => keep({ text })}
      onSend={(text, photos) => void send(text, photos)}
      isSending={isMutating}
      error={error}
      submitLabel={t('send')}
    />
  );
}

/** As high as a row of them, so that the thread does not move when they are there. */
const PhotosPlace = styled('div')`
  min-block-size: 98px;
`;

const Written = styled('p')`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
