import type { Schema } from '@meridian/api-client';
import { LegalDocument } from './LegalDocument.tsx';
import { offerIn } from './offer.ts';
import { useDocumentLanguage } from './useDocumentLanguage.ts';

export interface OfferPageProps {
  contacts: Schema<'SettingContacts'> | undefined;
}

/** The public offer. */
export function OfferPage({ contacts }: OfferPageProps) {
  return <LegalDocument text={offerIn[useDocumentLanguage()]} contacts={contacts} />;
}
