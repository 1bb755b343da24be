import type { Schema } from '@meridian/api-client';
import { Link } from '@meridian/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const NewRequestHref = createContext<string | undefined>(undefined);

export interface SupportRequestsProps {
  /** The page of a new request to the support; undefined while requests are switched off. */
  newRequestHref: string | undefined;
  children: ReactNode;
}

/** Gives every `SupportRequestLink` its page. */
export function SupportRequests({ newRequestHref, children }: SupportRequestsProps) {
  return <NewRequestHref.Provider value={newRequestHref}>{children}</NewRequestHref.Provider>;
}

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
