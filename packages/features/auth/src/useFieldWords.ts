import type { FieldErrorCode } from '@meridian/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The sentences for what a form itself finds wrong with an answer: the same that the server's findings get. */
export function useFieldWords() {
  const { t } = useTranslation('problem');
  return useCallback((code: FieldErrorCode | undefined) => code && t(`field.${code}`), [t]);
}
