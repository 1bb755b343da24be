import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  title: 'Foundations/Heading',
  parameters: { layout: 'padded' },
  args: { level: 1 as const, children: 'Your deposits' },
});

export const PageTitle = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your deposits' })).toBeVisible();
  },
});

export const SectionTitle = meta.story({ args: { level: 2, children: 'Recent operations' } });

export const LargerThanItsLevel = meta.story({ args: { level: 1, size: 60, children: 'Deposit plans' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size={60}>
        Тарифы с прозрачными условиями
      </Heading>
      <Heading level={2} size={44}>
        Реферальная программа
      </Heading>
      <Heading level={2} size={32}>
        Пополнение баланса
      </Heading>
      <Heading level={2}>Последние операции</Heading>
      <Heading level={3}>Платёжные системы</Heading>
      <Heading level={4}>Способ получения кода безопасности</Heading>
    </Stack>
  ),
});
