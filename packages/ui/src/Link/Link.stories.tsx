import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  title: 'Components/Link',
  parameters: { layout: 'padded' },
  args: { href: '#offer', children: 'Public offer' },
});

export const Accent = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Public offer' })).toHaveAttribute('href', '#offer');
  },
});

export const Quiet = meta.story({ args: { tone: 'quiet' } });

export const InText = meta.story({
  render: () => (
    <Text size={16}>
      By registering you accept the <Link href="#offer">public offer</Link> and the{' '}
      <Link href="#agreement">user agreement</Link>.
    </Text>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <Text size={16}>
        Регистрируясь, вы принимаете <Link href="#offer">публичную оферту</Link> и{' '}
        <Link href="#agreement">пользовательское соглашение</Link>.
      </Text>
      <Inline gap={6}>
        <Link href="#plans" tone="quiet">
          Тарифы
        </Link>
        <Link href="#strategies" tone="quiet">
          Стратегии
        </Link>
        <Link href="#contacts" tone="quiet" isDisabled>
          Контакты
        </Link>
      </Inline>
    </Stack>
  ),
});
