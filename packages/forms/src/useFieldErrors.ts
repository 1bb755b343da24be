import type { ApiError, ApiErrorCode } from '@meridian/api-client';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemBannerProps } from '@meridian/problem';
import { messages as problemMessages } from '@meridian/problem';

export interface FormErrors {
  /** Messages by field, for `validationErrors` of `Form`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Props of a `ProblemBanner` for errors without a field; undefined if the fields show everything. */
  readonly formError: Pick<ProblemBannerProps, 'error' | 'otherFields'> | undefined;
}

/**
 * Splits the server's errors between the fields of a form and the form itself. An error of a part of a value
 * (`amount.currency`) goes to its field (`amount`). `codes` maps codes to fields, such as a taken login.
 */
export function useFieldErrors(
  error: ApiError | undefined,
  fields: readonly string[],
  codes: Readonly<Partial<Record<ApiErrorCode, string>>> = noCodes,
): FormErrors {
  const { t } = useTranslation(problemMessages);
  // An equal array must not create new errors: a form focuses the field of new errors.
  const names = fields.join(' ');
  return useMemo(() => {
    if (!error) return { fieldErrors: {}, formError: undefined };
    const known = names.split(' ');
    const fieldOfCode = codes[error.code];
    if (fieldOfCode !== undefined) {
      const nextStep = nextStepOf(error, t);
      const title = t(`code.${error.code}.title`);
      return {
        fieldErrors: { [fieldOfCode]: nextStep ? `${title}. ${nextStep}` : title },
        formError: undefined,
      };
    }
    const rejected = Object.entries(error.fields).map(([name, code]) => ({
      name,
      field: [name, name.replace(/\..*$/, '')].find((candidate) => known.includes(candidate)),
      sentence: t(`field.${code}`, { count: error.limits[name] }),
    }));
    const fieldErrors = Object.fromEntries(
      rejected.flatMap(({ field, sentence }) => (field === undefined ? [] : [[field, sentence]])),
    );
    const otherFields = rejected.flatMap(({ name, field }) => (field === undefined ? [name] : []));
    const isShown = rejected.length > 0 && otherFields.length === 0;
    return { fieldErrors, formError: isShown ? undefined : { error, otherFields } };
  }, [error, names, codes, t]);
}

const noCodes = {};

/** What to do about a refused code; undefined where the title says it. */
function nextStepOf({ code, attemptsLeft }: ApiError, t: TFunction<'problem'>): string | undefined {
  switch (code) {
    case 'codes_do_not_match':
      return attemptsLeft === undefined ? undefined : t('nextStep.attempts', { count: attemptsLeft });
    case 'code_expired':
    case 'code_invalid_or_expired':
      return t('nextStep.newCode');
    default:
      return undefined;
  }
}
