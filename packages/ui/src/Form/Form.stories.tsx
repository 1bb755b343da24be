import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormStep } from './FormStep.tsx';

const meta = preview.meta({
  component: Form,
  subcomponents: { FormStep, FieldLabel, FieldMessages, FieldWords: shapes.FieldWords },
  title: 'Components/Form',
  parameters: { layout: 'padded' },
  args: { onSubmit: fn() },
  render: (args) => <Registration {...args} />,
});

const missing = {
  login: 'Please enter your login!',
  password: 'Please enter a password.',
  agreement: 'Please accept the offer to go on.',
};

/** A registration form; `refusal` is the server's error after a submit. */
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
          requiredMessage={missing.login}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          showLabel="Show the password"
          hideLabel="Hide the password"
          requiredMessage={missing.password}
        />
        <Checkbox name="agreement" requiredMessage={missing.agreement}>
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
    await expect(canvas.getByText(missing.login)).toBeVisible();
    await expect(canvas.getByText(missing.password)).toBeVisible();
    await expect(canvas.getByText(missing.agreement)).toBeVisible();
    await expect(canvas.getByLabelText('Login')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  render: (args) => <Registration {...args} refusal={{ login: 'login already registered' }} />,
  async play({ args, canvas, userEvent }) {
    const refusal = 'login already registered';
    const login = canvas.getByLabelText('Login');
    await userEvent.type(login, 'anna2024');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet-river-42');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText(refusal)).toBeVisible();
    await expect(login).toHaveFocus();
    await userEvent.type(login, '5');
    await userEvent.tab();
    await expect(canvas.queryByText(refusal)).not.toBeInTheDocument();
  },
});

/** The error of a corrected field disappears on pointer up, so the button does not move during the press. */
export const CorrectedAndPressed = meta.story({
  async play({ args, canvas, userEvent }) {
    const register = canvas.getByRole('button', { name: 'Register' });
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet-river-42');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(register);
    await expect(canvas.getByText(missing.login)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Login'), 'anna2024');
    const before = register.getBoundingClientRect().top;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: register });
    await expect(register).toHaveFocus();
    await expect(register.getBoundingClientRect().top).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: register });
    await expect(canvas.queryByText(missing.login)).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Enter submits from any field. The first invalid field gets the focus. */
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
    const show = 'Show the password';
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const register = 'Register';
    await expect(canvas.getByRole('button', { name: register })).toHaveFocus();
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
    const fields = (errors: { login?: string; agreement?: string }) => (
      <>
        <TextField
          label="Login"
          description="Latin letters and numbers"
          defaultValue={errors.login && 'anna2024'}
          errorMessage={errors.login}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          showLabel="Show the password"
          hideLabel="Hide the password"
        />
        <Checkbox errorMessage={errors.agreement}>I accept the public offer</Checkbox>
        <Button type="submit" variant="primary" isWide>
          Register
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
              login: 'This login is already registered',
              agreement: 'Please accept the offer to go on.',
            })}
          </Form>
        </State>
      </States>
    );
  },
});

function TwoSteps(props: FormProps) {
  const [isSecond, setSecond] = useState(false);
  return (
    <Stack width="form">
      <Form
        {...props}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSecond) props.onSubmit?.(event);
          setSecond(true);
        }}
      >
        <FormStep state={isSecond ? 'done' : 'current'} title="Step 1 of 2">
          <TextField label="Login" name="login" requiredMessage={missing.login} />
        </FormStep>
        <FormStep state={isSecond ? 'current' : 'later'} title="Step 2 of 2">
          <TextField label="City" name="city" requiredMessage="Enter a city." />
        </FormStep>
        <Button type="submit" variant="primary">
          {isSecond ? 'Save' : 'Continue'}
        </Button>
      </Form>
    </Stack>
  );
}

/** A later step is not validated. The first field of the next step gets the focus, and both are sent. */
export const InSteps = meta.story({
  render: (args) => <TwoSteps {...args} />,
  async play({ args, canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(next);
    await expect(canvas.getByRole('textbox', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('anna{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await userEvent.keyboard('Paphos{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
