import type { Schema } from '@meridian/api-client';
import { LegalDocument } from './LegalDocument.tsx';
import { getOffer } from './offer.ts';
import { useDocumentLanguage } from './useDocumentLanguage.ts';

export interface OfferPageProps {
  contacts: Schema<'SettingContacts'> | undefined;
}

/** The public offer. */
export function OfferPage({ contacts }: OfferPageProps) {
  return <LegalDocument text={getOffer[useDocumentLanguage()]} contacts={contacts} />;
}
