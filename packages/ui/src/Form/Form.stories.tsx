import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import { Form, type FormProps } from './Form.tsx';

const meta = preview.meta({
  component: Form,
  subcomponents: { FieldLabel, FieldMessages, FieldWords: shapes.FieldWords },
  title: 'Components/Form',
  parameters: { layout: 'padded' },
  args: { onSubmit: fn() },
  render: (args) => <Registration {...args} />,
});

/** Asks as the registration does; `refusal` is what the server answers when it is sent. */
function Registration({
  refusal,
  onSubmit,
  ...props
}: FormProps & { refusal?: FormProps['validationErrors'] }) {
  const [errors, setErrors] = useState<FormProps['validationErrors']>({});
  return (
    <Stack width="form">
      <Form
        {...props}
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(event);
          setErrors(refusal);
        }}
      >
        <TextField
          label="Login"
          name="login"
          isVerbatim
          description="Latin letters and numbers"
          requiredMessage="Please enter your login!"
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          showLabel="Show the password"
          hideLabel="Hide the password"
          requiredMessage="Please enter a password"
        />
        <Checkbox name="agreement" requiredMessage="Please accept the offer to go on">
          I accept the public offer
        </Checkbox>
        <Button type="submit" variant="primary" isWide>
          Register
        </Button>
      </Form>
    </Stack>
  );
}

export const Untouched = meta.story();

export const SentEmpty = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByText('Please enter your login!')).toBeVisible();
    await expect(canvas.getByText('Please enter a password')).toBeVisible();
    await expect(canvas.getByText('Please accept the offer to go on')).toBeVisible();
    await expect(canvas.getByLabelText('Login')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  render: (args) => <Registration {...args} refusal={{ login: 'login already registered' }} />,
  async play({ args, canvas, userEvent }) {
    const login = canvas.getByLabelText('Login');
    await userEvent.type(login, 'anna2024');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet-river-42');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText('login already registered')).toBeVisible();
    await expect(login).toHaveFocus();
    await userEvent.type(login, '5');
    await userEvent.tab();
    await expect(canvas.queryByText('login already registered')).not.toBeInTheDocument();
  },
});

/** Enter in any line sends the form; what will not do is focused, the first of it first. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('anna2024{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('quiet-river-42{Enter}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Show the password' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  render: () => (
    <Form>
      <TextField
        label="Контактный адрес электронной почты для подтверждения операций"
        errorMessage="Превысокомногорассмотрительствующий-адрес-электронной-почты-не-подтверждён"
      />
      <Button type="submit">Отправить заявку на подтверждение личности</Button>
    </Form>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const fields = (errors: { login?: string; agreement?: string }) => (
      <>
        <TextField
          label={say('Login', 'Логин')}
          description={say('Latin letters and numbers', 'Латинские буквы и цифры')}
          defaultValue={errors.login && 'anna2024'}
          errorMessage={errors.login}
        />
        <PasswordField
          label={say('Password', 'Пароль')}
          autoComplete="new-password"
          showLabel={say('Show the password', 'Показать пароль')}
          hideLabel={say('Hide the password', 'Скрыть пароль')}
        />
        <Checkbox errorMessage={errors.agreement}>
          {say('I accept the public offer', 'Я принимаю публичную оферту')}
        </Checkbox>
        <Button type="submit" variant="primary" isWide>
          {say('Register', 'Зарегистрироваться')}
        </Button>
      </>
    );
    return (
      <States cell="wide">
        <State name="untouched">
          <Form>{fields({})}</Form>
        </State>
        <State name="refused">
          <Form>
            {fields({
              login: say('This login is already registered', 'Этот логин уже занят'),
              agreement: say('Please accept the offer to go on', 'Примите оферту, чтобы продолжить'),
            })}
          </Form>
        </State>
      </States>
    );
  },
});
