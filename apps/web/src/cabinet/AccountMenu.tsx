import { isLanguage, languages, languageTable } from '@meridian/i18n';
import { AvatarButton, EyeIcon, EyeOffIcon, LogOutIcon, Menu, SettingsIcon, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { usePaths } from '../routes/paths.ts';
import { translatePath } from '../routes/pathsIn.ts';
import { chooseScheme, useScheme } from '../scheme/scheme.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { hideAmounts, useAreAmountsHidden } from './hiddenAmounts.ts';

const choices = ['system', 'light', 'dark'] as const;

/** The account menu: who is signed in, the settings, language, scheme and signing out. */
export function AccountMenu({ user }: { user: { readonly login: string; readonly email: string } }) {
  const { t } = useTranslation('web');
  const language = useLanguage();
  const paths = usePaths();
  const scheme = useScheme();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const rememberLanguage = useRememberLanguage();
  const signOut = useSignOut();
  const areHidden = useAreAmountsHidden();

  return (
    <Menu
      label={t('account.menu')}
      trigger={<AvatarButton name={user.login} label={t('account.menuOf', { login: user.login })} />}
      header={
        <Stack gap={1}>
          <Text weight="medium">{user.login}</Text>
          <Text tone="muted">{user.email}</Text>
        </Stack>
      }
      items={[
        { id: 'settings', icon: SettingsIcon, label: t('account.settings'), href: paths.settings },
        {
          id: 'amounts',
          icon: areHidden ? EyeIcon : EyeOffIcon,
          label: t(areHidden ? 'amounts.show' : 'amounts.hide'),
          onAction: () => hideAmounts(!areHidden),
        },
        {
          id: 'language',
          title: t('account.language'),
          selectionMode: 'single',
          selectedKeys: [language],
          onSelectionChange: (keys) => {
            const [chosen] = keys;
            if (!isLanguage(chosen) || chosen === language) return;
            rememberLanguage(chosen);
            void navigate(translatePath(pathname, chosen) + search);
          },
          items: languages.map((id) => ({ id, label: languageTable[id].name })),
        },
        {
          id: 'scheme',
          title: t('account.scheme'),
          selectionMode: 'single',
          selectedKeys: [scheme],
          onSelectionChange: (keys) => {
            const chosen = choices.find((choice) => keys !== 'all' && keys.has(choice));
            if (chosen) chooseScheme(chosen);
          },
          items: choices.map((id) => ({ id, label: t(`account.schemes.${id}`) })),
        },
        { id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onAction: signOut, isApart: true },
      ]}
    />
  );
}
