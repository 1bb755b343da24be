import { useApiQuery } from '@meridian/api-client/react';

/** `GET /documents/check`: whether a document was issued. Asks nothing while there is nothing to check. */
export const useDocumentCheck = (asked: { readonly number: string; readonly hash: string } | undefined) =>
  useApiQuery(asked ? '/documents/check' : null, {
    params: { query: asked ?? { number: '', hash: '' } },
  });
