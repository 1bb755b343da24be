import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
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

const missingIn = (say: Say) => ({
  login: say('Please enter your login!', 'Введите логин.'),
  password: say('Please enter a password.', 'Придумайте пароль.'),
  agreement: say('Please accept the offer to go on.', 'Примите оферту, чтобы продолжить.'),
});

/** A registration form; `refusal` is the server's error after a submit. */
function Registration({
  refusal,
  onSubmit,
  ...props
}: FormProps & { refusal?: FormProps['validationErrors'] }) {
  const say = useSay();
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
          label={say('Login', 'Логин')}
          name="login"
          isVerbatim
          description={say('Latin letters and numbers', 'Латинские буквы и цифры')}
          requiredMessage={missingIn(say).login}
        />
        <PasswordField
          label={say('Password', 'Пароль')}
          name="password"
          autoComplete="new-password"
          showLabel={say('Show the password', 'Показать пароль')}
          hideLabel={say('Hide the password', 'Скрыть пароль')}
          requiredMessage={missingIn(say).password}
        />
        <Checkbox name="agreement" requiredMessage={missingIn(say).agreement}>
          {say('I accept the public offer', 'Я принимаю публичную оферту')}
        </Checkbox>
        <Button type="submit" variant="primary" isWide>
          {say('Register', 'Зарегистрироваться')}
        </Button>
      </Form>
    </Stack>
  );
}

export const Untouched = meta.story();

export const SentEmpty = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const missing = missingIn(say);
    await userEvent.click(canvas.getByRole('button', { name: say('Register', 'Зарегистрироваться') }));
    await expect(canvas.getByText(missing.login)).toBeVisible();
    await expect(canvas.getByText(missing.password)).toBeVisible();
    await expect(canvas.getByText(missing.agreement)).toBeVisible();
    await expect(canvas.getByLabelText(say('Login', 'Логин'))).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  render: function RefusedByTheServer(args) {
    const say = useSay();
    return (
      <Registration {...args} refusal={{ login: say('login already registered', 'Этот логин уже занят') }} />
    );
  },
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const refusal = say('login already registered', 'Этот логин уже занят');
    const login = canvas.getByLabelText(say('Login', 'Логин'));
    await userEvent.type(login, 'anna2024');
    await userEvent.type(canvas.getByLabelText(say('Password', 'Пароль')), 'quiet-river-42');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: say('Register', 'Зарегистрироваться') }));
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
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const register = canvas.getByRole('button', { name: say('Register', 'Зарегистрироваться') });
    await userEvent.type(canvas.getByLabelText(say('Password', 'Пароль')), 'quiet-river-42');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(register);
    await expect(canvas.getByText(missingIn(say).login)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say('Login', 'Логин')), 'anna2024');
    const before = register.getBoundingClientRect().top;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: register });
    await expect(register).toHaveFocus();
    await expect(register.getBoundingClientRect().top).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: register });
    await expect(canvas.queryByText(missingIn(say).login)).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Enter submits from any field. The first invalid field gets the focus. */
export const Keyboard = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await userEvent.keyboard('anna2024{Enter}');
    await expect(canvas.getByLabelText(say('Password', 'Пароль'))).toHaveFocus();
    await userEvent.keyboard('quiet-river-42{Enter}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    const show = say('Show the password', 'Показать пароль');
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const register = say('Register', 'Зарегистрироваться');
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
              agreement: say('Please accept the offer to go on.', 'Примите оферту, чтобы продолжить.'),
            })}
          </Form>
        </State>
      </States>
    );
  },
});

function TwoSteps(props: FormProps) {
  const say = useSay();
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
        <FormStep state={isSecond ? 'done' : 'current'} title={say('Step 1 of 2', 'Шаг 1 из 2')}>
          <TextField label={say('Login', 'Логин')} name="login" requiredMessage={missingIn(say).login} />
        </FormStep>
        <FormStep state={isSecond ? 'current' : 'later'} title={say('Step 2 of 2', 'Шаг 2 из 2')}>
          <TextField
            label={say('City', 'Город')}
            name="city"
            requiredMessage={say('Enter a city.', 'Укажите город.')}
          />
        </FormStep>
        <Button type="submit" variant="primary">
          {isSecond ? say('Save', 'Сохранить') : say('Continue', 'Продолжить')}
        </Button>
      </Form>
    </Stack>
  );
}

/** A later step is not validated. The first field of the next step gets the focus, and both are sent. */
export const InSteps = meta.story({
  render: (args) => <TwoSteps {...args} />,
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const next = canvas.getByRole('button', { name: say('Continue', 'Продолжить') });
    await userEvent.click(next);
    await expect(canvas.getByRole('textbox', { name: say('Login', 'Логин') })).toHaveFocus();
    await userEvent.keyboard('anna{Enter}');
    await expect(canvas.getByRole('textbox', { name: say('City', 'Город') })).toHaveFocus();
    await userEvent.keyboard('Paphos{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
