import preview from '#.storybook/preview';
import { defaultBrand } from '../brand/index.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx';

const meta = preview.meta({
  title: 'Components/AuthLayout',
  component: AuthLayout,
  args: {
    logo: <Logo {...defaultBrand} />,
    children: (
      <Stack>
        <Heading level={1} size={24}>
          Confirm your phone
        </Heading>
        <Text tone="muted">We have sent a code to +7 ••• •••-12-34.</Text>
        <Button variant="primary" isWide>
          Confirm
        </Button>
      </Stack>
    ),
  } satisfies AuthLayoutProps,
});

export const OneTask = meta.story();

export const WithLanguage = meta.story({ args: { language: <Button variant="quiet">Русский</Button> } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    language: <Button variant="quiet">English</Button>,
    footer: (
      <>
        <Link href="#offer">Публичная оферта</Link>
        <Link href="#agreement">Пользовательское соглашение</Link>
      </>
    ),
    children: (
      <Stack>
        <Heading level={1} size={24}>
          Восстановление пароля
        </Heading>
        <Text tone="muted">Введите логин и адрес почты, указанные при регистрации: мы отправим код.</Text>
        <Button variant="primary" isWide>
          Отправить код
        </Button>
      </Stack>
    ),
  },
});
