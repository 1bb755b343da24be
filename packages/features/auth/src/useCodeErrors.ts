import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/problem';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the server says of the code: that it is not the one that was sent, or no longer works (section 8). */
export function useCodeErrors(error: ApiError | undefined): Readonly<Record<string, string>> {
  const { t } = useTranslation('problem');
  const fieldErrors = useFieldErrors(error);
  return useMemo(() => {
    switch (error?.code) {
      case 'codes_do_not_match':
      case 'code_expired':
      case 'code_invalid_or_expired':
        return { code: t(`code.${error.code}.title`) };
      default:
        return fieldErrors;
    }
  }, [error, fieldErrors, t]);
}
