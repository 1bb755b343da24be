import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Links that open a message to support about this refill, by e-mail and in Telegram if the company has it. */
export function SupportLinks({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation(messages);
  const contacts = useSetting('contacts');
  if (contacts.error && !contacts.data) {
    return <ProblemBanner error={contacts.error} onRetry={() => void contacts.mutate()} />;
  }
  if (!contacts.data) return null;
  const { email, telegram } = contacts.data;
  const query = new URLSearchParams({
    subject: t('support.subject', { id: refill.id }),
    body: t('support.body', { address: refill.address, hash: refill.hash ?? '' }),
  });
  // Mail programs show a plus as a plus.
  const mail = `mailto:${email}?${query.toString().replaceAll('+', '%20')}`;
  return (
    <>
      <LinkButton size="small" href={mail}>
        {t('support.email')}
      </LinkButton>
      {telegram !== null && (
        <LinkButton size="small" href={`https://t.me/${telegram}`} target="_blank" rel="noreferrer">
          {t('support.telegram')}
        </LinkButton>
      )}
    </>
  );
}
