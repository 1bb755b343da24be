import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface EmailFormProps {
  stage: 'untouched' | 'incomplete' | 'taken' | 'offline' | 'sending' | 'done';
}

/** The stages of a form: empty, field error, form error, pending, done. */
function EmailForm({ stage }: EmailFormProps) {
  const say = useSay();
  const isFilled = stage === 'taken' || stage === 'offline' || stage === 'sending';
  const noEmail = say(
    'An e-mail has an @ in it, such as anna@example.com.',
    'В адресе есть знак @, например anna@example.com.',
  );
  const noPassword = say('Enter your password.', 'Введите пароль.');
  const taken = say(
    'This e-mail is already registered. Enter another one.',
    'Этот адрес уже зарегистрирован. Укажите другой.',
  );
  if (stage === 'done') {
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
      {stage === 'offline' && (
        <Alert tone="danger" isAnnounced title={say('No connection', 'Нет связи')}>
          {say(
            'The address has not been changed, and what you typed is still here. Check the connection and send it again.',
            'Адрес не изменён, а всё, что вы ввели, на месте. Проверьте связь и отправьте ещё раз.',
          )}
        </Alert>
      )}
      <Form onSubmit={(event) => event.preventDefault()}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={say('New e-mail', 'Новая электронная почта')}
          description={say('Codes and receipts will come to it', 'На неё будут приходить коды и квитанции')}
          requiredMessage={say('Enter an e-mail.', 'Введите адрес электронной почты.')}
          validate={(text) => (text === '' || text.includes('@') ? null : noEmail)}
          defaultValue={isFilled ? 'anna@example.com' : stage === 'incomplete' ? 'anna' : ''}
          {...(stage === 'incomplete' && { errorMessage: noEmail })}
          {...(stage === 'taken' && { errorMessage: taken })}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={say('Your password', 'Ваш пароль')}
          requiredMessage={noPassword}
          defaultValue={isFilled ? 'quiet-river-42' : ''}
          {...(stage === 'incomplete' && { errorMessage: noPassword })}
          showLabel={say('Show the password', 'Показать пароль')}
          hideLabel={say('Hide the password', 'Скрыть пароль')}
        />
        <Button
          type="submit"
          variant="primary"
          isPending={stage === 'sending'}
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
  component: EmailForm,
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { stage: 'untouched' } satisfies EmailFormProps,
});

export const Untouched = meta.story();

/** Nothing is sent. Every invalid field says what to do, and the first one gets the focus. */
export const SentTooEarly = meta.story({ args: { stage: 'incomplete' } });

/** A server error is shown at its field until the field is edited. */
export const RefusedByTheServer = meta.story({ args: { stage: 'taken' } });

/** An error of no field is shown above the fields. The typed values stay. */
export const NotSent = meta.story({ args: { stage: 'offline' } });

/** The button keeps its width and focus. A second press sends nothing. */
export const Sending = meta.story({ args: { stage: 'sending' } });

/** Says what happens next, and what applies until then. */
export const Done = meta.story({ args: { stage: 'done' } });
