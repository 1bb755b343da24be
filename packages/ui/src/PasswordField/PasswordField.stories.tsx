import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  title: 'Components/PasswordField',
  parameters: { layout: 'padded' },
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password' as const,
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
  },
});

export const Empty = meta.story();

export const Shown = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'quiet-river-42');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('quiet-river-42');
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toBeVisible();
  },
});

export const TooSimple = meta.story({
  args: {
    autoComplete: 'new-password',
    defaultValue: '12345',
    errorMessage: 'Your password is too simple',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => {
    const words = { showLabel: 'Показать пароль', hideLabel: 'Скрыть пароль' };
    return (
      <Grid min="wide" gap={6}>
        <PasswordField
          {...words}
          label="Пароль"
          autoComplete="current-password"
          defaultValue="quiet-river-42"
          labelAside={<Link href="#forgot">Забыли пароль?</Link>}
        />
        <PasswordField
          {...words}
          label="Новый пароль"
          autoComplete="new-password"
          description="Не короче восьми знаков: буквы и цифры"
        />
        <PasswordField
          {...words}
          label="Новый пароль ещё раз"
          autoComplete="new-password"
          defaultValue="12345"
          errorMessage="Пароли не совпадают"
        />
        <PasswordField {...words} label="Пароль" autoComplete="current-password" isDisabled />
      </Grid>
    );
  },
});
