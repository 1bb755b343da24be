import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Card, KeyRoundIcon, Text, UserIcon, WalletIcon } from '@meridian/ui';
import { SettingsLayout } from './SettingsLayout.tsx';
import { type SettingsEntry, SettingsOverview } from './SettingsOverview.tsx';

const meta = preview.meta({ title: 'Features/Settings/Frame' });

function useEntries(): readonly SettingsEntry[] {
  const say = useSay();
  return [
    {
      id: 'profile',
      href: '#profile',
      icon: UserIcon,
      label: say('Personal data and contacts', 'Личные данные и контакты'),
      about: say('Your name, city and country.', 'Имя, город и страна.'),
    },
    {
      id: 'wallets',
      href: '#wallets',
      icon: WalletIcon,
      label: say('Wallets', 'Кошельки'),
      about: say('The addresses that withdrawals go to.', 'Адреса, на которые выводятся средства.'),
    },
    {
      id: 'password',
      href: '#password',
      icon: KeyRoundIcon,
      label: say('Password', 'Пароль'),
      about: say('The password you log in with.', 'Пароль для входа.'),
    },
  ];
}

export const Overview = meta.story({
  render: function Overview() {
    return <SettingsOverview entries={useEntries()} />;
  },
});

export const Section = meta.story({
  render: function Section() {
    const say = useSay();
    const text = say('The content of the section.', 'Содержание раздела.');
    return (
      <SettingsLayout entries={useEntries()} current="wallets" overviewHref="#overview">
        <Card title={say('Wallets', 'Кошельки')}>
          <Text>{text}</Text>
        </Card>
      </SettingsLayout>
    );
  },
});
