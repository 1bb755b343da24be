import {
  Avatar,
  Button,
  Checkbox,
  CheckboxGroup,
  CodeField,
  ComboBox,
  CopyField,
  DateField,
  DateRangeField,
  FieldLabel,
  FieldMessages,
  FileDrop,
  Form,
  FormStep,
  Grid,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  Radio,
  RadioCard,
  RadioCards,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  SelectGroup,
  SelectItem,
  Switch,
  TextArea,
  TextField,
  emptyMoney,
  type FileDropItem,
  type MoneyFieldMessages,
} from '@meridian/ui';
import { useState } from 'react';

const letters = { day: 'D', month: 'M', year: 'Y' };
const dayMessages = {
  unreadable: (pattern: string) => `Type it as ${pattern}`,
  outside: 'Another day, please',
};
const contract = new File(['Words of the contract'], 'contract.pdf', { type: 'application/pdf' });
const files: readonly FileDropItem[] = [
  { id: 'sent', file: contract, status: 'sent' },
  { id: 'sending', file: contract, status: 'sending', percent: 40 },
  { id: 'failed', file: contract, status: 'failed', reason: 'The connection broke off' },
];
const coins = [
  { id: 'btc', label: 'Bitcoin' },
  { id: 'eth', label: 'Ether' },
];

const amountMessages: MoneyFieldMessages = {
  unreadable: () => 'This is no amount',
  ambiguous: () => 'Which of the two?',
  belowMinimum: (minimum) => `At least ${minimum}`,
  aboveMaximum: (maximum) => `At most ${maximum}`,
  understood: (amount) => amount,
};

const currency = (label: string, code: string) => (
  <Select label={label} shape="code" placeholder="Choose a currency" defaultValue={code}>
    <SelectItem id={code} label={code} />
  </Select>
);

/** All inputs. */
export function Fields() {
  const [money, setMoney] = useState(emptyMoney);
  const [code, setCode] = useState('');
  const [day, setDay] = useState<string | undefined>('2026-10-01');
  const [period, setPeriod] = useState<{ from: string | undefined; to: string | undefined }>({
    from: '2026-10-01',
    to: undefined,
  });
  const [view, setView] = useState('list');
  const amount = { value: money, onChange: setMoney, messages: amountMessages };
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Grid min="medium">
        <TextField label="Login" name="login" description="Latin letters and numbers" />
        <TextField label="City" errorMessage="Please enter a city" />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          showLabel="Show"
          hideLabel="Hide"
          requiredMessage="Please enter a password"
        />
        <MoneyField {...amount} label="Amount" currency="USDT" decimals={2} />
        {currency('Currency', 'USDT')}
        <CodeField label="Code" length={6} value={code} onChange={setCode} />
        <PhoneField label="Phone" invalidMessage="Wrong phone number" />
        <SearchField label="Search" clearLabel="Clear" />
        <NumberField
          label="Attempts"
          decrementLabel="Fewer"
          incrementLabel="More"
          messages={{ unreadable: 'Write it in digits', outside: 'Whole attempts only' }}
          defaultValue={3}
        />
        <TextArea label="Comment" />
        <DateField
          label="Day"
          value={day}
          onChange={setDay}
          letters={letters}
          messages={dayMessages}
          calendarLabel="Days"
        />
        <DateRangeField
          label="Period"
          fromLabel="From"
          toLabel="To"
          calendarLabel="Period by days"
          presets={[{ id: 'october', label: 'October', period: { from: '2026-10-01', to: '2026-10-31' } }]}
          value={period}
          onChange={setPeriod}
          letters={letters}
          messages={{ ...dayMessages, endsFirst: 'It ends before it begins' }}
        />
        <Select label="Network" placeholder="Choose a network" name="network">
          <SelectItem id="tron" label="TRON (TRC-20)" />
          <SelectGroup title="Newer">
            <SelectItem id="ton" label="TON" description="The fee is lower" />
          </SelectGroup>
        </Select>
        <ComboBox
          label="Coin"
          items={coins}
          words={{ nothing: 'No such coin', loading: 'Searching', more: (count) => `${count} more` }}
        />
        <CheckboxGroup label="Tell me of">
          <Checkbox value="refills">Refills</Checkbox>
          <Checkbox value="withdrawals">Withdrawals</Checkbox>
        </CheckboxGroup>
        <RadioGroup label="Code by">
          <Radio value="mail">E-mail</Radio>
          <Radio value="phone">Phone</Radio>
        </RadioGroup>
        <RadioCards label="Plan" layout="columns">
          <RadioCard value="30" label="30 days" description="0.4 % a day, not guaranteed" />
          <RadioCard value="90" label="90 days" mark={<Avatar name="BTC" size={32} isDecorative />} />
        </RadioCards>
        <SegmentedControl
          label="View"
          options={[
            { value: 'list', label: 'List' },
            { value: 'cards', label: 'Cards' },
          ]}
          value={view}
          onChange={setView}
        />
        <Switch description="At the end of the term">Autoinvestment</Switch>
        <CopyField
          label="Partner link"
          value="https://harbour.example/r/anna"
          copyLabel="Copy"
          copiedLabel="Copied"
          failedLabel="Copy it by hand"
        />
        <div>
          <FieldLabel label="A field of the host" />
          <FieldMessages description="Of its own making" />
        </div>
        <FileDrop
          label="Documents"
          description="PDF, up to 10 MB"
          words={{
            choose: 'Choose a file',
            drop: 'or drop it here',
            refuse: ({ file }) => `${file.name} was not taken`,
            remove: (name) => `Remove ${name}`,
            retry: (name) => `Send ${name} again`,
            ready: 'not sent yet',
            sending: (percent) => `${percent} % sent`,
            sent: 'sent',
          }}
          items={files}
          onAdd={() => undefined}
          onRemove={() => undefined}
          onRetry={() => undefined}
          acceptedTypes={['application/pdf']}
          maximumBytes={10_000_000}
          maximumFiles={3}
        />
        <FormStep state="current" title="Step 1 of 2">
          <TextField label="Referrer" />
        </FormStep>
        <Button type="submit" variant="primary" isWide>
          Save
        </Button>
      </Grid>
    </Form>
  );
}
