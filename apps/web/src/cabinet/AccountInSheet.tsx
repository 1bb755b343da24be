import { Divider, SchemeSwitch, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { chooseScheme } from '../scheme/scheme.ts';

/** On a phone, the part of the account menu that is not a link: who is signed in, the language and the scheme. */
export default function AccountInSheet({ user }: { user: { login: string; email: string } }) {
  const { t } = useTranslation('web');
  return (
    <Stack gap={4}>
      <LanguageSwitch />
      <SchemeSwitch
        label={t('account.scheme')}
        words={{
          system: t('account.schemes.system'),
          light: t('account.schemes.light'),
          dark: t('account.schemes.dark'),
        }}
        onChange={chooseScheme}
      />
      <Divider />
      <Stack gap={1}>
        <Text tone="muted">{t('account.signedInAs')}</Text>
        <Text weight="medium">{user.login}</Text>
        <Text tone="muted">{user.email}</Text>
      </Stack>
    </Stack>
  );
}
