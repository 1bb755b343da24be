import type { ApiError } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/problem';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the server says of the fields of a registration: wrong answers, and those that another account has (section 8). */
export function useRegistrationErrors(error: ApiError | undefined): Readonly<Record<string, string>> {
  const { t } = useTranslation('problem');
  const fieldErrors = useFieldErrors(error);
  return useMemo(() => {
    switch (error?.code) {
      case 'login_already_registered':
        return { login: t('code.login_already_registered.title') };
      case 'email_already_registered':
        return { email: t('code.email_already_registered.title') };
      case 'phone_already_registered':
        return { phone: t('code.phone_already_registered.title') };
      default:
        return fieldErrors;
    }
  }, [error, fieldErrors, t]);
}
