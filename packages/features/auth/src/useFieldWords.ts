import type { FieldErrorCode } from '@meridian/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';

/** The same error messages for client-side validation as for the server's errors. */
export function useFieldWords() {
  const { t } = useTranslation(problemMessages);
  return useCallback((code: FieldErrorCode | undefined) => code && t(`field.${code}`), [t]);
}
