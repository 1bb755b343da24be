import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { emptyMoney, MoneyField } from '../MoneyField/index.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

function Amount({ minimum, maximum = '1350' }: { minimum: '20' | '50'; maximum?: '1350' }) {
  const [value, setValue] = useState(emptyMoney);
  return (
    <MoneyField
      label="Answer"
      name="answer"
      value={value}
      onChange={setValue}
      currency="USDT"
      decimals={6}
      minimum={minimum}
      maximum={maximum}
      messages={{
        unreadable: () => 'Not a number',
        ambiguous: () => 'Not a number',
        belowMinimum: () => 'Too little',
        aboveMaximum: () => 'Too much',
        understood: (amount) => amount,
      }}
    />
  );
}

function Day() {
  const [day, setDay] = useState<string>();
  return (
    <DateField
      label="Answer"
      name="answer"
      letters={{ day: 'DD', month: 'MM', year: 'YYYY' }}
      maximum="2026-12-31"
      value={day}
      onChange={setDay}
      messages={{ unreadable: () => 'Not a day', outside: 'Too late' }}
    />
  );
}

const words = { label: 'Answer', name: 'answer' };
function judge(text: string) {
  if (/\d/.test(text)) return 'No digits';
  return text.length < 3 ? 'Too short' : undefined;
}
const eye = { showLabel: 'Show', hideLabel: 'Hide' };
const answer = () => screen.getAllByLabelText('Answer').find((part) => part.matches('input, textarea'))!;
/** The browser may know better: the field has not been left. */
const showsNoError = () => expect(answer()).not.toHaveAttribute('aria-invalid');

/** There is an error when the field is left, and another after the next keys; none at the end. */
it.each([
  {
    what: 'a text',
    field: <TextField {...words} validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'a long text',
    field: <TextArea {...words} validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'a password',
    field: <PasswordField {...words} {...eye} autoComplete="new-password" validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'an amount',
    field: <Amount minimum="20" />,
    typed: ['1', '500', '{Backspace}'],
    errors: ['Too little', 'Too much'],
  },
  {
    what: 'a day',
    field: <Day />,
    typed: ['5/5/2027', '{Backspace}', '6'],
    errors: ['Too late', 'Not a day'],
  },
  {
    what: 'a phone',
    field: <PhoneField {...words} invalidMessage="Not a phone" requiredMessage="Needed" />,
    typed: ['+44 77', '00 90', '0123'],
    errors: ['Not a phone', 'Not a phone'],
  },
])('judges the shown error of $what with every key', async ({ field, typed, errors }) => {
  render(<Form>{field}</Form>, { language: 'en' });
  await user.type(answer(), typed[0]!);
  showsNoError();
  await user.tab();
  expect(answer()).toHaveAccessibleDescription(expect.stringContaining(errors[0]!));
  await user.type(answer(), typed[1]!);
  expect(answer()).toHaveAccessibleDescription(expect.stringContaining(errors[1]!));
  await user.type(answer(), typed[2]!);
  showsNoError();
});

it('judges the shown error of a field that compares itself with another one', async () => {
  function Passwords() {
    const [password, setPassword] = useState('');
    const isSame = (again: string) => (again === password ? undefined : 'Not the same');
    return (
      <Form>
        <TextField label="Password" value={password} onChange={setPassword} />
        <TextField label="Again" validate={isSame} />
      </Form>
    );
  }
  render(<Passwords />, { language: 'en' });
  await user.type(screen.getByLabelText('Password'), 'one');
  await user.type(screen.getByLabelText('Again'), 'on');
  await user.tab();
  expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('Not the same');
  await user.type(screen.getByLabelText('Password'), '{Backspace}');
  expect(screen.getByLabelText('Again')).not.toHaveAttribute('aria-invalid');
});

it('judges the shown error again when the page changes a bound', async () => {
  const form = (minimum: '20' | '50') => (
    <Form>
      <Amount minimum={minimum} />
    </Form>
  );
  const { rerender } = render(form('50'), { language: 'en' });
  await user.type(answer(), '30');
  await user.tab();
  expect(answer()).toHaveAccessibleDescription(/Too little/);
  rerender(form('20'));
  showsNoError();
});

it('keeps an error of the server until its own field is edited', async () => {
  const errors = { answer: 'Taken' };
  render(
    <Form validationErrors={errors}>
      <TextField {...words} defaultValue="anna" validate={judge} />
      <TextField label="Other" />
    </Form>,
    { language: 'en' },
  );
  await user.type(screen.getByLabelText('Other'), 'text');
  expect(answer()).toHaveAccessibleDescription('Taken');
  await user.type(answer(), 'b');
  showsNoError();
});

it('keeps why a code was refused when the button is pressed again, and judges the next code when it is whole', async () => {
  const onSend = vi.fn();
  const errors = { answer: 'Codes do not match. 4 attempts left.' };
  function Code() {
    const [code, setCode] = useState('');
    const [isRefused, setRefused] = useState(false);
    return (
      <Form
        {...(isRefused && { validationErrors: errors })}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
          setRefused(true);
          setCode('');
        }}
      >
        <CodeField
          {...words}
          length={4}
          value={code}
          onChange={setCode}
          validate={(digits) => (digits.length === 4 ? undefined : 'The code has 4 digits')}
          requiredMessage="Enter the code"
        />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  render(<Code />, { language: 'en' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(answer(), '1234');
  await send();
  await send();
  expect(answer()).toHaveAccessibleDescription(errors.answer);
  await user.type(answer(), '12');
  expect(screen.queryByText('The code has 4 digits')).not.toBeInTheDocument();
  await send();
  expect(answer()).toHaveAccessibleDescription('The code has 4 digits');
  await user.type(answer(), '34');
  showsNoError();
  expect(onSend).toHaveBeenCalledOnce();
});
