import type { ApiError } from '@meridian/api-client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What the server found wrong with fields, in the language of the page and the words of section 5: for the
 * `validationErrors` of a form. What is said of a part of a value (`amount.currency`) is said of its field (`amount`) too.
 */
export function useFieldErrors(error: ApiError | undefined): Readonly<Record<string, string>> {
  const { t } = useTranslation('problem');
  return useMemo(() => {
    const sentences = Object.entries(error?.fields ?? {}).map(
      ([field, code]) => [field, t(`field.${code}`)] as const,
    );
    const ofWholes = sentences.map(([field, sentence]) => [field.replace(/\..*$/, ''), sentence] as const);
    return Object.fromEntries([...ofWholes, ...sentences]);
  }, [error, t]);
}
