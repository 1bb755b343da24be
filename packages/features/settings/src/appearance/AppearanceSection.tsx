import { DisplayCurrencyChoice } from '@meridian/display-currency';
import type { Language } from '@meridian/i18n';
import { Card, Inline, Link, type SchemeChoice, SchemeSwitch, Stack, Text, useToast } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface AppearanceSectionProps {
  language: Language;
  /** The languages, each named in itself, with the address of this page in it. */
  languages: readonly { readonly code: Language; readonly name: string; readonly href: string }[];
  /** Stores the chosen language. The link opens the page in it. */
  onLanguageChange: (language: Language) => void;
  /** Shows the scheme and stores it for the next visit. */
  onSchemeChange: (scheme: SchemeChoice) => void;
  /** The currency that values are shown in; undefined where this part of the product is off. */
  displayCurrency: { readonly code: string; readonly onChange: (code: string) => void } | undefined;
}

/** The language, the colour scheme and the display currency. All change at once, so there is nothing to submit. */
export function AppearanceSection({
  language,
  languages,
  onLanguageChange,
  onSchemeChange,
  displayCurrency,
}: AppearanceSectionProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  return (
    <Stack gap={6}>
      <Card title={t('appearance.language')}>
        <Stack gap={3} align="start">
          <Text tone="muted">{t('appearance.languageAbout')}</Text>
          <Inline gap={4}>
            {languages.map(({ code, name, href }) =>
              code === language ? (
                <Text key={code} isInline weight="strong" lang={code} aria-current="true">
                  {name}
                </Text>
              ) : (
                <Link
                  key={code}
                  href={href}
                  hrefLang={code}
                  lang={code}
                  onPress={() => onLanguageChange(code)}
                >
                  {name}
                </Link>
              ),
            )}
          </Inline>
        </Stack>
      </Card>
      <Card title={t('appearance.scheme')}>
        <Stack gap={3} align="start">
          <Text tone="muted">{t('appearance.schemeAbout')}</Text>
          <SchemeSwitch
            label={t('appearance.scheme')}
            words={{
              system: t('appearance.schemes.system'),
              light: t('appearance.schemes.light'),
              dark: t('appearance.schemes.dark'),
            }}
            onChange={(scheme) => {
              onSchemeChange(scheme);
              toast.show({ message: t('appearance.saved') });
            }}
          />
        </Stack>
      </Card>
      {displayCurrency && (
        <Card title={t('appearance.displayCurrency')}>
          <Stack gap={3} align="start">
            <Text tone="muted">{t('appearance.displayCurrencyAbout')}</Text>
            <DisplayCurrencyChoice value={displayCurrency.code} onChange={displayCurrency.onChange} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
