import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

const sent = fn();

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

/** Tab goes from the password to the reveal button. Space shows the password, and the text stays. */
export const Keyboard = meta.story({
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <PasswordField {...args} />
    </Form>
  ),
  async play({ canvas, userEvent }) {
    sent.mockClear();
    const eye = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('quiet-river-42');
    await userEvent.tab();
    await expect(eye('Show the password')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('quiet-river-42');
    await expect(eye('Hide the password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Пароль от личного кабинета инвестора, заданный при регистрации',
    defaultValue: 'превысокомногорассмотрительствующий'.repeat(3),
    errorMessage: 'Пароль-не-подходит-потому-что-он-слишком-простой-и-короткий',
    labelAside: <Link href="#forgot">Восстановить забытый пароль</Link>,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    return (
      <States>
        <State name="empty">
          <PasswordField
            {...field}
            autoComplete="new-password"
            description="Eight characters or more: letters and numbers"
          />
        </State>
        <State name="filled, with a link">
          <PasswordField
            {...field}
            defaultValue="quiet-river-42"
            labelAside={<Link href="#forgot">Forgot it?</Link>}
          />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <PasswordField {...field} defaultValue="quiet-river-42" />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <PasswordField {...field} defaultValue="quiet-river-42" />
        </State>
        <State name="eye focused" is="focused" on="button">
          <PasswordField {...field} defaultValue="quiet-river-42" />
        </State>
        <State name="invalid">
          <PasswordField {...field} defaultValue="12345" errorMessage="Your password is too simple." />
        </State>
        <State name="disabled">
          <PasswordField {...field} defaultValue="quiet-river-42" isDisabled />
        </State>
        <State name="read-only">
          <PasswordField {...field} defaultValue="quiet-river-42" isReadOnly />
        </State>
      </States>
    );
  },
});
