import type { Schema } from '@meridian/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** Names the subject of an operation, such as "Fee for early closing". */
export function useSubjectName() {
  const { t } = useTranslation(messages);
  return useCallback((subject: Schema<'Operation'>['subject']) => t(`operation.${subject}`), [t]);
}
