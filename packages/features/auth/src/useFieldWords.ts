import type { FieldErrorCode } from '@meridian/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';

/** How many characters a text may have. */
interface Lengths {
  readonly minimum: number;
  readonly maximum: number;
}

/** The same error messages for client-side validation as for the server's errors. With the lengths, they name the limit. */
export function useFieldWords() {
  const { t } = useTranslation(problemMessages);
  return useCallback(
    (code: FieldErrorCode | undefined, lengths?: Lengths) => {
      if (lengths && code === 'too_short') return t('field.too_short', { count: lengths.minimum });
      if (lengths && code === 'too_long') return t('field.too_long', { count: lengths.maximum });
      return code && t(`field.${code}`);
    },
    [t],
  );
}
