import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  title: 'Components/Checkbox',
  parameters: { layout: 'padded' },
  args: { name: 'autoinvestment', children: 'Autoinvestment' },
});

export const Unticked = meta.story({
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Autoinvestment' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Autoinvestment'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const Ticked = meta.story({ args: { defaultSelected: true } });

export const WithDescription = meta.story({
  args: { description: 'At the end of the tariff, body and accruals start a new deposit on the same plan.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/body and accruals/);
  },
});

export const Missing = meta.story({
  args: {
    children: 'I have read the risk statement',
    errorMessage: 'Please confirm that you have read it',
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={5} width="form">
      <Checkbox>
        Я принимаю <Link href="#offer">публичную оферту</Link> и{' '}
        <Link href="#agreement">пользовательское соглашение</Link>
      </Checkbox>
      <Checkbox
        defaultSelected
        description="В конце срока тело вклада и начисления откроют новый вклад на том же тарифе."
      >
        Автоинвестирование
      </Checkbox>
      <Checkbox errorMessage="Подтвердите, что вы прочли предупреждение о рисках">
        Мне понятны риски, описанные в предупреждении
      </Checkbox>
      <Checkbox isDisabled>Автоинвестирование</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Автоинвестирование
      </Checkbox>
    </Stack>
  ),
});
