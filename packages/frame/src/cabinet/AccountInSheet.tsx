import { Divider, SchemeSwitch, type SchemeChoice, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface AccountInSheetProps {
  user: { readonly login: string; readonly email: string };
  languageSwitch: ReactNode;
  displayCurrencySwitch: ReactNode;
  onSchemeChange: (scheme: SchemeChoice) => void;
}

/** On a phone, the part of the account menu that is not a link: who is signed in, language, scheme and display currency. */
export default function AccountInSheet({
  user,
  languageSwitch,
  displayCurrencySwitch,
  onSchemeChange,
}: AccountInSheetProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4}>
      {languageSwitch}
      <SchemeSwitch
        label={t('account.scheme')}
        words={{
          system: t('account.schemes.system'),
          light: t('account.schemes.light'),
          dark: t('account.schemes.dark'),
        }}
        onChange={onSchemeChange}
      />
      {displayCurrencySwitch && (
        <Stack gap={2}>
          <Text tone="muted">{t('account.displayCurrency')}</Text>
          {displayCurrencySwitch}
        </Stack>
      )}
      <Divider />
      <Stack gap={1}>
        <Text tone="muted">{t('account.signedInAs')}</Text>
        <Text weight="medium" translate="no">
          {user.login}
        </Text>
        <Text tone="muted" translate="no">
          {user.email}
        </Text>
      </Stack>
    </Stack>
  );
}
