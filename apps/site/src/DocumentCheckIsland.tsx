import { ApiClientProvider, ApiLanguage } from '@meridian/api-client/react';
import { DocumentCheckForm, type DocumentCheckFormProps } from '@meridian/feature-content/document-check';
import { guestClient } from './guestClient.ts';

/** The check of documents with a client. */
export const DocumentCheckIsland = ({
  language,
  ...props
}: DocumentCheckFormProps & { readonly language: string }) => (
  <ApiClientProvider client={guestClient}>
    <ApiLanguage language={language}>
      <DocumentCheckForm {...props} />
    </ApiLanguage>
  </ApiClientProvider>
);
