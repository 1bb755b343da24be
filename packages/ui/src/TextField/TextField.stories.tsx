import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon } from '../Icon/icons.ts';
import { Grid } from '../Grid/Grid.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Components/TextField',
  parameters: { layout: 'padded' },
  args: { label: 'Login', name: 'login', isVerbatim: true },
});

export const Empty = meta.story();

export const WithDescription = meta.story({
  args: { description: 'Latin letters and numbers' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Login')).toHaveAccessibleDescription('Latin letters and numbers');
  },
});

export const Filled = meta.story({ args: { defaultValue: 'anna2024' } });

export const Invalid = meta.story({
  args: {
    validate: (login) =>
      /^[a-z0-9]*$/i.test(login) ? null : 'In login allowed only latin letters and numbers',
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Login');
    await userEvent.type(field, 'анна');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('In login allowed only latin letters and numbers');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'anna2024' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'anna2024' } });

export const WithIcon = meta.story({
  args: {
    label: 'Search',
    name: 'search',
    placeholder: 'Login of a partner',
    start: <Icon of={SearchIcon} />,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid min="wide" gap={6}>
      <TextField label="Логин" description="Только латинские буквы и цифры" />
      <TextField label="Логин" defaultValue="anna2024" />
      <TextField label="Поиск по партнёрам" placeholder="Логин партнёра" start={<Icon of={SearchIcon} />} />
      <TextField label="Электронная почта" defaultValue="anna@example.com" isDisabled />
      <TextField label="Дата регистрации" defaultValue="14 мая 2026" isReadOnly />
      <TextField
        label="Контактный телефон для подтверждения операций"
        description="В международном формате, например +7 999 123-45-67"
        defaultValue="+7 999"
        errorMessage="Неверный номер телефона"
      />
    </Grid>
  ),
});
