import { languages, useLocale } from '@meridian/i18n';
import { listCountries } from '@meridian/personal-data';
import { ComboBox, type ComboBoxProps } from '@meridian/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';

type CountryFieldProps = Pick<
  ComboBoxProps,
  'name' | 'label' | 'description' | 'requiredMessage' | 'errorMessage'
> & {
  /** ISO 3166-1 alpha-2; null for none. */
  value: string | null;
  onChange: (country: string | null) => void;
};

/** One of all countries, found by the names that people use. */
export function CountryField({ onChange, ...props }: CountryFieldProps) {
  const { t } = useTranslation(problemMessages);
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale, languages), [locale]);
  return (
    <ComboBox
      {...props}
      items={countries}
      words={{
        nothing: t('country.none'),
        loading: t('country.loading'),
        more: (count) => t('country.more', { count }),
      }}
      onChange={(country) => onChange(country === null ? null : String(country))}
    />
  );
}
