import type { Schema } from '@meridian/api-client';
import { getAgreement } from './agreement.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { useDocumentLanguage } from './useDocumentLanguage.ts';

export interface AgreementPageProps {
  contacts: Schema<'SettingContacts'> | undefined;
}

/** The user agreement. */
export function AgreementPage({ contacts }: AgreementPageProps) {
  return <LegalDocument text={getAgreement[useDocumentLanguage()]} contacts={contacts} />;
}
