import { render, screen, user } from '@meridian/testing';
import { createRef, Profiler, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { emptyMoney, MoneyField } from '../MoneyField/index.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select, SelectItem } from '../Select/index.ts';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function MoneyAndCode() {
  const [money, setMoney] = useState(emptyMoney);
  const [code, setCode] = useState('');
  return (
    <>
      <MoneyField
        name="amount"
        label="Amount"
        value={money}
        onChange={setMoney}
        currency="USDT"
        decimals={6}
        messages={{
          unreadable: () => 'Enter an amount',
          ambiguous: () => 'Write it without separators',
          belowMinimum: (minimum) => minimum,
          aboveMaximum: (maximum) => maximum,
          understood: (amount) => amount,
        }}
      />
      <CodeField name="code" label="Code" length={4} value={code} onChange={setCode} />
    </>
  );
}

const everyField = (
  <>
    <TextField name="login" label="Login" defaultValue="anna" />
    <TextArea name="message" label="Message" />
    <SearchField name="query" label="Query" clearLabel="Clear" />
    <NumberField
      name="days"
      label="Days"
      incrementLabel="More"
      decrementLabel="Less"
      messages={{ unreadable: 'Enter a number', outside: 'Enter whole days' }}
      defaultValue={30}
    />
    <PhoneField name="phone" label="Phone" invalidMessage="Wrong phone number" />
    <MoneyAndCode />
    <Checkbox name="agreement" value="yes">
      I agree
    </Checkbox>
    <CheckboxGroup name="topics" label="Topics">
      <Checkbox value="refills">Refills</Checkbox>
      <Checkbox value="news">News</Checkbox>
    </CheckboxGroup>
    <RadioGroup name="status" label="Status">
      <Radio value="single">Single</Radio>
      <Radio value="married">Married</Radio>
    </RadioGroup>
    <Switch name="autoinvestment" value="on">
      Autoinvestment
    </Switch>
  </>
);

const open = (children: ReactNode, props: FormProps = {}) =>
  render(
    <Form aria-label="Everything" {...props}>
      {children}
      <button type="reset">Start again</button>
      <button type="submit">Send</button>
    </Form>,
    { language: 'en' },
  );

const answers = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

async function fillIn(investor: ReturnType<typeof user.setup>) {
  await investor.type(screen.getByLabelText('Login'), '2024');
  await investor.type(screen.getByLabelText('Message'), 'Hello');
  await investor.type(screen.getByRole('searchbox'), 'ivan');
  await investor.clear(screen.getByRole('textbox', { name: 'Days' }));
  await investor.type(screen.getByRole('textbox', { name: 'Days' }), '1,000');
  await investor.type(screen.getByLabelText('Phone'), '+44 7700 900123');
  await investor.type(screen.getByLabelText('Amount'), '1 500,50');
  await investor.type(screen.getByLabelText('Code'), '4182');
  await investor.click(screen.getByText('I agree'));
  await investor.click(screen.getByText('News'));
  await investor.click(screen.getByText('Married'));
  await investor.click(screen.getByText('Autoinvestment'));
}

const asOpened = {
  login: 'anna',
  message: '',
  query: '',
  days: '30',
  phone: '',
  amount: '',
  code: '',
};

describe('a form', () => {
  it('has no group without a name', () => {
    open(
      <>
        {everyField}
        <ComboBox
          label="Country"
          items={[]}
          words={{ nothing: 'None', loading: 'Searching', more: String }}
        />
      </>,
    );
    for (const group of screen.getAllByRole('group')) expect(group).toHaveAccessibleName();
  });

  it('submits every value by name, in exact form', async () => {
    const investor = user.setup();
    open(everyField);
    expect(answers()).toEqual(asOpened);
    await fillIn(investor);
    await investor.tab();
    expect(answers()).toEqual({
      login: 'anna2024',
      message: 'Hello',
      query: 'ivan',
      days: '1000',
      phone: '+447700900123',
      amount: '1500.50',
      code: '4182',
      agreement: 'yes',
      topics: 'news',
      status: 'married',
      autoinvestment: 'on',
    });
  });

  it('restores its initial values on reset', async () => {
    const investor = user.setup();
    open(everyField);
    await fillIn(investor);
    await investor.click(screen.getByRole('button', { name: 'Start again' }));
    expect(answers()).toEqual(asOpened);
  });

  it.each([
    ['Login', 'login'],
    ['Message', 'message'],
    ['Query', 'query'],
    ['Days', 'days'],
    ['Phone', 'phone'],
    ['Amount', 'amount'],
    ['Code', 'code'],
  ])('focuses %s and shows its server error', (label, name) => {
    open(everyField, { validationErrors: { [name]: 'The server says no' } });
    const field = screen.getAllByLabelText(label).find((element) => element.matches('input, textarea'));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/The server says no/);
  });

  it.each([
    ['topics', 'Refills'],
    ['status', 'Single'],
    ['agreement', 'I agree'],
    ['autoinvestment', 'Autoinvestment'],
  ])('focuses the first choice of %s and shows its server error', (name, choice) => {
    open(everyField, { validationErrors: { [name]: 'The server says no' } });
    expect(screen.getByLabelText(choice)).toHaveFocus();
    expect(screen.getByText('The server says no')).toBeVisible();
  });
});

it('renders only the edited field on a key press', async () => {
  const investor = user.setup();
  const rendered: string[] = [];
  const watched = (id: string, part: ReactNode) => (
    <Profiler id={id} onRender={() => rendered.push(id)}>
      {part}
    </Profiler>
  );
  open(
    <>
      {everyField}
      {watched(
        'select',
        <Select label="Currency" name="currency" placeholder="Choose">
          <SelectItem id="USDT" label="USDT" />
        </Select>,
      )}
      {watched(
        'tabs',
        <Tabs
          label="Plans"
          items={[
            { id: 'a', label: 'A', content: <p>A</p> },
            { id: 'b', label: 'B', content: 'B' },
          ]}
        />,
      )}
    </>,
  );
  await investor.click(screen.getByLabelText('Login'));
  rendered.length = 0;
  await fillIn(investor);
  expect(rendered).toEqual([]);
});

it('forwards its ref to the form', () => {
  const ref = createRef<HTMLFormElement>();
  render(<Form ref={ref} aria-label="Everything" />, { language: 'en' });
  expect(ref.current).toBe(screen.getByRole('form'));
});
