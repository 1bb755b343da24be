import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fireEvent, render, screen, user, within } from '@meridian/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import type { Period } from '../DateRangeField/Period.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import type { FileDropItem } from '../FileDrop/FileDropItem.ts';
import { emptyMoney, MoneyField } from '../MoneyField/index.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioCard } from '../RadioCards/RadioCard.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
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

function Days() {
  const [period, setPeriod] = useState<Period>({ from: undefined, to: undefined });
  return (
    <DateRangeField
      label="Period"
      fromLabel="Answer"
      toLabel="To"
      calendarLabel="Calendar"
      letters={{ day: 'DD', month: 'MM', year: 'YYYY' }}
      maximum="2026-12-31"
      value={period}
      onChange={setPeriod}
      messages={{ unreadable: () => 'Not a day', endsFirst: 'Ends first', outside: 'Too late' }}
    />
  );
}

function Photos() {
  const [items, setItems] = useState<readonly FileDropItem[]>([]);
  return (
    <FileDrop
      label="Answer"
      description="JPEG"
      requiredMessage="Needed"
      acceptedTypes={['image/jpeg']}
      maximumBytes={100}
      maximumFiles={1}
      items={items}
      onAdd={(files) => setItems(files.map((file) => ({ id: file.name, file, status: 'ready' })))}
      onRemove={() => setItems([])}
      onRetry={() => undefined}
      words={{
        choose: 'Choose',
        drop: 'or drop',
        refuse: ({ reason }) => reason,
        remove: (name) => name,
        retry: (name) => name,
        ready: 'ready',
        sending: String,
        sent: 'sent',
      }}
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
const typedFields = [
  {
    what: 'TextField',
    field: <TextField {...words} validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'TextArea',
    field: <TextArea {...words} validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'PasswordField',
    field: <PasswordField {...words} {...eye} autoComplete="new-password" validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'MoneyField',
    field: <Amount minimum="20" />,
    typed: ['1', '1500', '{Backspace}'],
    errors: ['Too little', 'Too much'],
  },
  {
    what: 'DateField',
    field: <Day />,
    typed: ['5/5/2027', '{Backspace}', '6'],
    errors: ['Too late', 'Not a day'],
  },
  {
    what: 'PhoneField',
    field: <PhoneField {...words} invalidMessage="Not a phone" requiredMessage="Needed" />,
    typed: ['+44 77', '00 90', '0123'],
    errors: ['Not a phone', 'Not a phone'],
  },
  {
    what: 'SearchField',
    field: <SearchField {...words} clearLabel="Clear" validate={judge} />,
    typed: ['a', '1', '{Backspace}bc'],
    errors: ['Too short', 'No digits'],
  },
  {
    what: 'NumberField',
    field: (
      <NumberField
        {...words}
        minValue={1}
        maxValue={365}
        messages={{ unreadable: 'Not a number', outside: 'Too many' }}
        decrementLabel="Less"
        incrementLabel="More"
      />
    ),
    typed: ['366', 'x', '{Backspace}{Backspace}'],
    errors: ['Too many', 'Not a number'],
  },
  {
    what: 'DateRangeField',
    field: <Days />,
    typed: ['5/5/2027', '{Backspace}', '6'],
    errors: ['Too late', 'Not a day'],
  },
];

it.each(typedFields)('judges the shown error of $what with every key', async ({ field, typed, errors }) => {
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

const options = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];
const needed = { ...words, requiredMessage: 'Needed' };

const chosenFields = [
  {
    what: 'Checkbox',
    field: <Checkbox requiredMessage="Needed">One</Checkbox>,
    choose: () => user.click(screen.getByLabelText('One')),
  },
  {
    what: 'CheckboxGroup',
    field: (
      <CheckboxGroup {...needed}>
        <Checkbox value="one">One</Checkbox>
      </CheckboxGroup>
    ),
    choose: () => user.click(screen.getByLabelText('One')),
  },
  {
    what: 'RadioGroup',
    field: (
      <RadioGroup {...needed}>
        <Radio value="one">One</Radio>
      </RadioGroup>
    ),
    choose: () => user.click(screen.getByLabelText('One')),
  },
  {
    what: 'RadioCards',
    field: (
      <RadioCards {...needed}>
        <RadioCard value="one" label="One" />
      </RadioCards>
    ),
    choose: () => user.click(screen.getByLabelText('One')),
  },
  {
    what: 'Select',
    field: (
      <Select {...needed} placeholder="Choose">
        <SelectItem id="one" label="One" />
      </Select>
    ),
    async choose() {
      await user.click(screen.getByRole('button', { name: /Answer/ }));
      await user.click(await screen.findByRole('option', { name: 'One' }));
    },
  },
  {
    what: 'ComboBox',
    field: (
      <ComboBox
        {...needed}
        items={options}
        words={{ nothing: 'Nothing found.', loading: 'Loading', more: String }}
      />
    ),
    async choose() {
      await user.type(screen.getByRole('combobox'), 'On');
      await user.click(await screen.findByRole('option', { name: 'One' }));
    },
  },
  {
    what: 'FileDrop',
    field: <Photos />,
    async choose() {
      const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg', { type: 'image/jpeg' });
      fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [photo] } });
      await screen.findByText('photo.jpg', { exact: false });
    },
  },
];

it.each(chosenFields)(
  'drops the shown error of $what when something is chosen',
  async ({ field, choose }) => {
    const { container } = render(
      <Form>
        {field}
        <Button type="submit">Send</Button>
      </Form>,
      { language: 'en' },
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(within(container).getByText('Needed')).toBeVisible();
    await choose();
    expect(within(container).queryByText('Needed')).not.toBeInTheDocument();
  },
);

it('is tested here for every field', () => {
  // A switch takes effect at once, and nothing refuses it. A code has its own test below.
  const others = ['Switch', 'CodeField'];
  const parts = ['FieldParts', 'TypedDay'];
  const src = `${import.meta.dirname}/..`;
  const fields = globSync('*/*.tsx', { cwd: src })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .filter((file) => /fieldState\(|requiredMessage/.test(readFileSync(`${src}/${file}`, 'utf8')))
    .map((file) => basename(file, '.tsx'))
    .filter((name) => !parts.includes(name));
  const tested = [...typedFields, ...chosenFields].map(({ what }) => what).concat(others);
  expect(tested).toEqual(expect.arrayContaining(fields));
  expect(fields.length).toBeGreaterThan(13);
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
