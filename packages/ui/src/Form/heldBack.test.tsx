import { render, screen, user, waitFor } from '@meridian/testing';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
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
import { RadioCard, RadioCards } from '../RadioCards/index.ts';
import { Radio, RadioGroup } from '../RadioGroup/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select, SelectItem } from '../Select/index.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const field = { label: 'Answer', name: 'answer', requiredMessage: 'Please answer' };
const amountMessages = {
  unreadable: () => 'Wrong answer',
  ambiguous: () => 'Wrong answer',
  belowMinimum: () => 'Wrong answer',
  aboveMaximum: () => 'Wrong answer',
  understood: (amount: string) => amount,
};

function Amount() {
  const [value, setValue] = useState(emptyMoney);
  return (
    <MoneyField
      {...field}
      value={value}
      onChange={setValue}
      currency="USDT"
      decimals={6}
      maximum="100"
      messages={amountMessages}
    />
  );
}

function Code() {
  const [code, setCode] = useState('');
  const words = { ...field, requiredMessage: code === '' ? 'Please answer' : 'Wrong answer' };
  return <CodeField {...words} length={6} value={code} onChange={setCode} />;
}

const days = { letters: { day: 'DD', month: 'MM', year: 'YYYY' }, maximum: '2026-12-31' };

function Day({ start }: { start?: string }) {
  const [day, setDay] = useState(start);
  const messages = { unreadable: () => 'Wrong answer', outside: 'Wrong answer' };
  return <DateField {...field} {...days} value={day} onChange={setDay} messages={messages} />;
}

function Days({ start = { from: undefined, to: undefined } }: { start?: Period }) {
  const [period, setPeriod] = useState(start);
  return (
    <DateRangeField
      {...days}
      label="Period"
      fromLabel="From"
      fromName="from"
      toLabel="Answer"
      toName="answer"
      requiredMessage="Please answer"
      calendarLabel="Choose the period"
      value={period}
      onChange={setPeriod}
      messages={{ unreadable: () => 'Wrong answer', outside: 'Wrong answer', endsFirst: 'Wrong answer' }}
    />
  );
}

function Files() {
  const [items, setItems] = useState<readonly FileDropItem[]>([]);
  return (
    <FileDrop
      label="Answer"
      description="A picture"
      requiredMessage="Please answer"
      acceptedTypes={['image/*']}
      maximumBytes={1000}
      maximumFiles={1}
      items={items}
      onAdd={(files) => setItems(files.map((file) => ({ id: file.name, file, status: 'ready' })))}
      onRemove={() => setItems([])}
      onRetry={() => undefined}
      words={{
        choose: 'Choose',
        drop: 'or drop',
        refuse: ({ reason }) => reason,
        remove: (name) => `Remove ${name}`,
        retry: (name) => `Send ${name} again`,
        ready: 'not sent yet',
        sending: (percent) => `${percent}%`,
        sent: 'sent',
      }}
    />
  );
}

const open = (children: ReactNode) => {
  const onSend = vi.fn();
  render(
    <Form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <div data-testid="field">{children}</div>
      <button type="submit">Send</button>
    </Form>,
    { language: 'en' },
  );
  return onSend;
};

const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

/** The focus is in the invalid field. */
const isLedTo = (sentence: string) => {
  expect(screen.getAllByText(sentence)[0]).toBeVisible();
  const field = screen.getByTestId('field');
  expect(field).toContainElement(document.querySelector(':focus'));
  expect(field.querySelector('[data-invalid]')).not.toBeNull();
};

const days365 = {
  minValue: 1,
  maxValue: 365,
  incrementLabel: 'More',
  decrementLabel: 'Less',
  messages: { unreadable: 'Wrong answer', outside: 'Wrong answer' },
};

const empty: Record<string, ReactNode> = {
  TextField: <TextField {...field} />,
  TextArea: <TextArea {...field} />,
  PasswordField: <PasswordField {...field} autoComplete="new-password" showLabel="Show" hideLabel="Hide" />,
  SearchField: <SearchField {...field} clearLabel="Clear" />,
  PhoneField: <PhoneField {...field} invalidMessage="Wrong answer" />,
  NumberField: <NumberField {...field} {...days365} />,
  MoneyField: <Amount />,
  CodeField: <Code />,
  DateField: <Day />,
  DateRangeField: <Days />,
  Select: (
    <Select {...field} placeholder="Choose">
      <SelectItem id="a" label="A" />
    </Select>
  ),
  ComboBox: (
    <ComboBox
      {...field}
      items={[{ id: 'a', label: 'A' }]}
      words={{ nothing: 'None', loading: 'Searching', more: String }}
    />
  ),
  Checkbox: (
    <Checkbox name="answer" requiredMessage="Please answer">
      Answer
    </Checkbox>
  ),
  CheckboxGroup: (
    <CheckboxGroup {...field}>
      <Checkbox value="a">A</Checkbox>
    </CheckboxGroup>
  ),
  RadioGroup: (
    <RadioGroup {...field}>
      <Radio value="a">A</Radio>
    </RadioGroup>
  ),
  RadioCards: (
    <RadioCards {...field}>
      <RadioCard value="a" label="A" />
    </RadioCards>
  ),
  FileDrop: <Files />,
};

it.each(Object.entries(empty))(
  'a form is not sent without the answer of a %s that it needs, and leads to it',
  async (_, field) => {
    const onSend = open(field);
    await send();
    expect(onSend).not.toHaveBeenCalled();
    isLedTo('Please answer');
  },
);

it.each<{ filled: ReactNode; text: string }>([
  { filled: <PhoneField {...field} invalidMessage="Wrong answer" />, text: '+1 2' },
  { filled: <Code />, text: '123' },
  { filled: <NumberField {...field} {...days365} defaultValue={30} />, text: '400' },
  { filled: <NumberField {...field} {...days365} defaultValue={30} />, text: '0' },
  { filled: <NumberField {...field} {...days365} defaultValue={30} />, text: '1.5' },
  { filled: <Amount />, text: 'ten' },
  { filled: <Amount />, text: '100.01' },
  { filled: <Day start="2026-02-01" />, text: '31/31/2026' },
  { filled: <Day start="2026-02-01" />, text: 'tomorrow' },
  { filled: <Day start="2026-02-01" />, text: '5/5/2027' },
  { filled: <Days start={{ from: '2026-02-01', to: '2026-03-01' }} />, text: 'tomorrow' },
  { filled: <Days start={{ from: '2026-02-01', to: '2026-03-01' }} />, text: '5/5/2027' },
  { filled: <Days start={{ from: '2026-02-01', to: '2026-03-01' }} />, text: '01/01/2026' },
])('a form with an invalid answer is not submitted: $text', async ({ filled, text }) => {
  const onSend = open(filled);
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  await user.clear(answer);
  await user.type(answer, text);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(answer).toHaveFocus();
  expect(answer).toHaveAccessibleDescription(/Wrong answer/);
  expect(answer).toHaveValue(text);
  await user.type(answer, '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

it('a form without validation does not submit an outdated day', async () => {
  open(<Day start="2026-02-01" />);
  const answer = screen.getByLabelText('Answer');
  await user.clear(answer);
  await user.type(answer, 'tomorrow');
  await user.tab();
  expect(new FormData(screen.getByTestId('form')).get('answer')).toBe('');
});

it('a period is submitted as two days', async () => {
  const onSend = open(<Days start={{ from: '2026-02-01', to: undefined }} />);
  await user.type(screen.getByLabelText('Answer'), '3/1/2026');
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ from: '2026-02-01', answer: '2026-03-01' });
});

it('a form is submitted once it has its file', async () => {
  const onSend = open(<Files />);
  await send();
  const picture = new File([Uint8Array.from('\x89PNG\r\n', (letter) => letter.charCodeAt(0))], 'a.png');
  const choosing = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(choosing, picture, { applyAccept: false });
  await waitFor(() => expect(screen.queryByText('Please answer')).toBeNull());
  await send();
  expect(onSend).toHaveBeenCalledOnce();
});
