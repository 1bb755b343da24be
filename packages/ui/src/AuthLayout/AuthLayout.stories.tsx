import preview from '#.storybook/preview';
import { sayIn, useSay } from '#.storybook/useSay';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { plain } from '../brands/plain.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx';

function PhoneConfirmation() {
  const say = useSay();
  return (
    <Stack>
      <Heading level={1} size={24}>
        {say('Confirm your phone', 'Подтверждение телефона')}
      </Heading>
      <Text tone="muted">
        {say('We have sent a code to +7 ••• •••-12-34.', 'Мы отправили код на номер +7 ••• •••-12-34.')}
      </Text>
      <Button variant="primary" isWide>
        {say('Confirm', 'Подтвердить')}
      </Button>
    </Stack>
  );
}

function OtherLanguage() {
  const say = useSay();
  return (
    <Button variant="quiet">{say<string | ReactElement>('Русский', <span lang="en">English</span>)}</Button>
  );
}

function Offer() {
  const say = useSay();
  return <Link href="#offer">{say('Public offer', 'Публичная оферта')}</Link>;
}

const meta = preview.meta({
  title: 'Components/AuthLayout',
  component: AuthLayout,
  args: {
    logo: <Logo {...plain} />,
    children: <PhoneConfirmation />,
  } satisfies AuthLayoutProps,
});

export const OneTask = meta.story();

/** Tab goes from the language switch through the form to the footer. */
export const Keyboard = meta.story({
  args: { language: <OtherLanguage />, footer: <Offer /> },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Русский', 'English') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Confirm', 'Подтвердить') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    children: (
      <Heading level={1} size={24}>
        Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей
      </Heading>
    ),
  },
});

function Story() {
  const say = useSay();
  return (
    <Text size={24}>{say('You see the fee before you confirm.', 'Комиссия видна до подтверждения.')}</Text>
  );
}

/** Half of a page of 1024 px and more. */
export const WithAside = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { aside: <Story /> },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { language: <OtherLanguage />, footer: <Offer /> },
});
