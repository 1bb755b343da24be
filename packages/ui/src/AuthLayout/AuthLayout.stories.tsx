import preview from '#.storybook/preview';
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
  return (
    <Stack>
      <Heading level={1} size={24}>
        Confirm your phone
      </Heading>
      <Text tone="muted">We have sent a code to +7 ••• •••-12-34.</Text>
      <Button variant="primary" isWide>
        Confirm
      </Button>
    </Stack>
  );
}

function OtherLanguage() {
  return <Button variant="quiet">Русский</Button>;
}

function Offer() {
  return <Link href="#offer">Public offer</Link>;
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
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Русский' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveFocus();
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
  return <Text size={24}>You see the fee before you confirm.</Text>;
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
