import { isLanguage, type Language, languages, languageTable } from '@meridian/i18n';
import {
  AvatarButton,
  EyeIcon,
  EyeOffIcon,
  LogOutIcon,
  Menu,
  type MenuEntry,
  type SchemeChoice,
  SettingsIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const choices = ['system', 'light', 'dark'] as const;

export interface AccountMenuProps {
  /** Choices that load with the first use of the menu. */
  lateChoices?: readonly MenuEntry[];
  /** The menu opens or closes: what only it needs is loaded then. */
  onOpenChange?: (isOpen: boolean) => void;
  user: { readonly login: string; readonly email: string };
  settingsHref: string;
  areAmountsHidden: boolean;
  onHideAmounts: (areHidden: boolean) => void;
  language: Language;
  onLanguageChange: (language: Language) => void;
  scheme: SchemeChoice;
  onSchemeChange: (scheme: SchemeChoice) => void;
  onSignOut: () => void;
}

/** The account menu: who is signed in, the settings, language, scheme and signing out. */
export function AccountMenu({
  lateChoices = [],
  onOpenChange,
  user,
  settingsHref,
  areAmountsHidden,
  onHideAmounts,
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
  onSignOut,
}: AccountMenuProps) {
  const { t } = useTranslation(messages);
  return (
    <Menu
      onOpenChange={onOpenChange}
      label={t('account.menu')}
      trigger={<AvatarButton name={user.login} label={t('account.menuOf', { login: user.login })} />}
      header={
        <Stack gap={1}>
          <Text weight="medium" translate="no">
            {user.login}
          </Text>
          <Text tone="muted" translate="no">
            {user.email}
          </Text>
        </Stack>
      }
      items={[
        { id: 'settings', icon: SettingsIcon, label: t('account.settings'), href: settingsHref },
        {
          id: 'amounts',
          icon: areAmountsHidden ? EyeIcon : EyeOffIcon,
          label: t(areAmountsHidden ? 'amounts.show' : 'amounts.hide'),
          onAction: () => onHideAmounts(!areAmountsHidden),
        },
        {
          id: 'language',
          title: t('account.language'),
          selectionMode: 'single',
          selectedKeys: [language],
          onSelectionChange: (keys) => {
            const [chosen] = keys;
            if (isLanguage(chosen) && chosen !== language) onLanguageChange(chosen);
          },
          items: languages.map((id) => ({ id, label: languageTable[id].name })),
        },
        ...lateChoices,
        {
          id: 'scheme',
          title: t('account.scheme'),
          selectionMode: 'single',
          selectedKeys: [scheme],
          onSelectionChange: (keys) => {
            const chosen = choices.find((choice) => keys !== 'all' && keys.has(choice));
            if (chosen) onSchemeChange(chosen);
          },
          items: choices.map((id) => ({ id, label: t(`account.schemes.${id}`) })),
        },
        { id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onAction: onSignOut, isApart: true },
      ]}
    />
  );
}
