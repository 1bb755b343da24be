import preview from '#.storybook/preview';
import { sayIn, useSay } from '#.storybook/useSay';
import { type FormEvent, useState } from 'react';
import { expect, type within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface EmailFormProps {
  /** The server's answer to the submit. */
  answer: 'accepted' | 'taken' | 'lost' | 'awaited';
  /** The state shown on a docs page, where no play function runs. */
  inDocs: 'untouched' | 'wrong' | 'sent';
}

/** The stages of a form: empty, field error, form error, pending, done. */
function EmailForm({
  answer,
  begins,
}: {
  answer: EmailFormProps['answer'];
  begins: EmailFormProps['inDocs'];
}) {
  const say = useSay();
  const [isSent, setSent] = useState(begins === 'sent');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };
  const taken = say(
    'This e-mail is already registered. Enter another one.',
    'Этот адрес уже зарегистрирован. Укажите другой.',
  );
  const noEmail = say(
    'An e-mail has an @ in it, such as anna@example.com.',
    'В адресе есть знак @, например anna@example.com.',
  );
  const noPassword = say('Enter your password.', 'Введите пароль.');
  if (isSent && answer === 'accepted') {
    return (
      <Alert tone="success" isAnnounced title={say('Confirm the new address', 'Подтвердите новый адрес')}>
        {say(
          'We have sent a link to it. Until you open the link, the old address stays in use.',
          'Мы отправили на него ссылку. Пока вы её не откроете, действует прежний адрес.',
        )}
      </Alert>
    );
  }
  return (
    <Stack width="form">
      {isSent && answer === 'lost' && (
        <Alert tone="danger" isAnnounced title={say('No connection', 'Нет связи')}>
          {say(
            'The address has not been changed, and what you typed is still here. Check the connection and send it again.',
            'Адрес не изменён, а всё, что вы ввели, на месте. Проверьте связь и отправьте ещё раз.',
          )}
        </Alert>
      )}
      <Form
        onSubmit={submit}
        validationErrors={
          isSent && begins === 'untouched' && answer === 'taken' ? { email: taken } : undefined
        }
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={say('New e-mail', 'Новая электронная почта')}
          description={say('Codes and receipts will come to it', 'На неё будут приходить коды и квитанции')}
          requiredMessage={say('Enter an e-mail.', 'Введите адрес электронной почты.')}
          validate={(text) => (text === '' || text.includes('@') ? null : noEmail)}
          defaultValue={{ untouched: '', wrong: 'anna', sent: 'anna@example.com' }[begins]}
          {...(begins === 'wrong' && { errorMessage: noEmail })}
          {...(begins === 'sent' && answer === 'taken' && { errorMessage: taken })}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={say('Your password', 'Ваш пароль')}
          requiredMessage={noPassword}
          defaultValue={begins === 'sent' ? 'quiet-river-42' : ''}
          {...(begins === 'wrong' && { errorMessage: noPassword })}
          showLabel={say('Show the password', 'Показать пароль')}
          hideLabel={say('Hide the password', 'Скрыть пароль')}
        />
        <Button
          type="submit"
          variant="primary"
          isPending={isSent && answer === 'awaited'}
          pendingLabel={say('Sending', 'Отправляем')}
        >
          {say('Change the e-mail', 'Сменить почту')}
        </Button>
      </Form>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Forms and errors',
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { answer: 'accepted', inDocs: 'sent' } satisfies EmailFormProps,
  render: ({ answer, inDocs }: EmailFormProps, { viewMode }) => (
    <EmailForm answer={answer} begins={viewMode === 'docs' ? inDocs : 'untouched'} />
  ),
});

/** The form's elements, by their labels in the current language. */
function formIn(canvas: ReturnType<typeof within>, language: unknown) {
  const say = sayIn(language);
  return {
    say,
    email: () => canvas.getByLabelText(say('New e-mail', 'Новая электронная почта')),
    password: () => canvas.getByLabelText(say('Your password', 'Ваш пароль')),
    submit: () => canvas.getByRole('button', { name: say('Change the e-mail', 'Сменить почту') }),
  };
}

export const Untouched = meta.story({ args: { inDocs: 'untouched' } });

/** Nothing is sent. Every invalid field says what to do, and the first one gets the focus. */
export const SentTooEarly = meta.story({
  args: { inDocs: 'wrong' },
  async play({ canvas, globals, userEvent }) {
    const form = formIn(canvas, globals.language);
    await userEvent.type(form.email(), 'anna');
    await userEvent.click(form.submit());
    await expect(
      canvas.getByText(form.say(/An e-mail has an @ in it/, /В адресе есть знак @/)),
    ).toBeVisible();
    await expect(canvas.getByText(form.say('Enter your password.', 'Введите пароль.'))).toBeVisible();
    await expect(form.email()).toHaveFocus();
  },
});

/** A server error is shown at its field until the field is edited. */
export const RefusedByTheServer = meta.story({
  args: { answer: 'taken' },
  async play({ canvas, globals, userEvent }) {
    const form = formIn(canvas, globals.language);
    const email = form.email();
    await userEvent.type(email, 'anna@example.com');
    await userEvent.type(form.password(), 'quiet-river-42{Enter}');
    await expect(
      await canvas.findByText(form.say(/already registered/, /уже зарегистрирован/)),
    ).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
  },
});

/** An error of no field is shown above the fields. The typed values stay. */
export const NotSent = meta.story({
  args: { answer: 'lost' },
  async play({ canvas, globals, userEvent }) {
    const form = formIn(canvas, globals.language);
    await userEvent.type(form.email(), 'anna@example.com');
    await userEvent.type(form.password(), 'quiet-river-42{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      form.say('has not been changed', 'Адрес не изменён'),
    );
    await expect(form.email()).toHaveValue('anna@example.com');
  },
});

/** The button keeps its width and focus. A second press sends nothing. */
export const Sending = meta.story({
  args: { answer: 'awaited' },
  async play({ canvas, globals, userEvent }) {
    const form = formIn(canvas, globals.language);
    await userEvent.type(form.email(), 'anna@example.com');
    await userEvent.type(form.password(), 'quiet-river-42');
    const button = form.submit();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
});

/** Says what happens next, and what applies until then. */
export const Done = meta.story({
  async play({ canvas, globals, userEvent }) {
    const form = formIn(canvas, globals.language);
    await userEvent.type(form.email(), 'anna@example.com');
    await userEvent.type(form.password(), 'quiet-river-42{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      form.say('the old address stays in use', 'действует прежний адрес'),
    );
  },
});
