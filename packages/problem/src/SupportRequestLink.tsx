import type { Schema } from '@meridian/api-client';
import { Link } from '@meridian/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { NewRequestHref } from './SupportRequests.tsx';

export interface SupportRequestLinkProps {
  about: Exclude<Schema<'SupportSubject'>, 'other'>;
  /** Of the operation, refill or withdrawal. */
  number: string;
}

/** Leads to a new request about one thing, with its number filled in. Nothing without `SupportRequests`, or while they are switched off. */
export function SupportRequestLink({ about, number }: SupportRequestLinkProps) {
  const { t } = useTranslation(messages);
  const href = useContext(NewRequestHref);
  if (href === undefined) return null;
  return (
    <div data-screen-only>
      <Link href={`${href}?${new URLSearchParams({ about, number }).toString()}`}>{t('writeAbout')}</Link>
    </div>
  );
}
