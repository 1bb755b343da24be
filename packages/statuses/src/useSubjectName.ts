import type { Schema } from '@meridian/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the subject of an operation, such as "Fee for early closing". */
export function useSubjectName() {
  const { t } = useTranslation('statuses');
  return useCallback((subject: Schema<'Operation'>['subject']) => t(`operation.${subject}`), [t]);
}
