/**
 * Props that cannot be. Nothing here runs: `tsc` is the test, and where a line began to compile, its `@ts-expect-error`
 * would be the error.
 */
import {
  Address,
  Amount,
  Avatar,
  Banner,
  BottomSheet,
  Breadcrumbs,
  Button,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DateRangeField,
  Drawer,
  Duration,
  FileDrop,
  Grid,
  Hash,
  Heading,
  IconButton,
  Link,
  LinkButton,
  Meter,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  Progress,
  QrCode,
  RadioCards,
  RadioGroup,
  SearchField,
  Select,
  SkipLink,
  Stack,
  StatusBadge,
  Switch,
  Table,
  TagGroup,
  Text,
  TextArea,
  TextField,
  Timeline,
  UiProvider,
  WalletIcon,
  defineBrand,
  emptyMoney,
  type ComboBoxProps,
  type DateRangeFieldProps,
  type FileDropItem,
  type HashProps,
  type MenuAction,
  type MenuGroup,
  type MoneyFieldProps,
  type NavItem,
  type TableRowAction,
} from './index.ts';

const nothing = () => undefined;

export const ButtonsAndLinks = () => (
  <>
    {/* @ts-expect-error Who does not see the ring has to hear what is under way. */}
    <Button isPending>Refill</Button>
    {/* @ts-expect-error Nothing would be visible on a phone. */}
    <Button isIconOnPhone>Refill</Button>
    {/* @ts-expect-error Words for a state that never comes. */}
    <Button pendingLabel="Sending">Refill</Button>
    {/* @ts-expect-error Nothing is no name. */}
    <Button>{null}</Button>
    {/* @ts-expect-error Neither is this. */}
    <Button>{undefined}</Button>
    {/* @ts-expect-error A button without words is an IconButton. */}
    <Button icon={WalletIcon} />
    {/* @ts-expect-error The message names LinkButton. */}
    <Button href="/plans">Plans</Button>
    {/* @ts-expect-error An icon alone has no name. */}
    <IconButton icon={WalletIcon} />
    {/* @ts-expect-error What is under way is told in words, for which there is no room. */}
    <IconButton icon={WalletIcon} label="Wallet" isPending />
    {/* @ts-expect-error A link leads somewhere. */}
    <Link>Public offer</Link>
    {/* @ts-expect-error Nothing is lost by following a link. */}
    <LinkButton href="/plans" variant="danger">
      Plans
    </LinkButton>
    {/* @ts-expect-error It is read out as one sentence. */}
    <SkipLink to="content">{WalletIcon}</SkipLink>
  </>
);

export const Restyled = () => (
  <>
    {/* @ts-expect-error A look is a variant or a token. */}
    <Button className="mine">Refill</Button>
    {/* @ts-expect-error The same of a style. */}
    <Stack style={{ gap: 3 }} />
    {/* @ts-expect-error Sizes are those of the scale. */}
    <Text size={13}>Fee</Text>
    {/* @ts-expect-error An outline has four levels. */}
    <Heading level={5}>Fee</Heading>
    {/* @ts-expect-error The same of a picture. */}
    <Avatar name="Anna" size={30} />
    {/* @ts-expect-error A tone means something. */}
    <StatusBadge state="purple" label="Done" />
  </>
);

const copying: Pick<HashProps, 'copyLabel' | 'copiedLabel' | 'failedLabel'> = {
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
  failedLabel: 'Not copied',
};

export const TextsThatAreCopied = () => (
  <>
    {/* @ts-expect-error The ends alone have to say what a press brings. */}
    <Hash value="0x9f2c" isShort {...copying} />
    {/* @ts-expect-error There is nothing more to show. */}
    <Hash value="0x9f2c" wholeLabel="Show all" {...copying} />
    {/* @ts-expect-error The same letters in another network are another wallet. */}
    <Address value="TQ5Ck" {...copying} />
    {/* @ts-expect-error A picture of squares has no name. */}
    <QrCode value="TQ5Ck" />
  </>
);

export const Messages = () => (
  <>
    {/* @ts-expect-error The cross has no name. */}
    <Banner tone="info" title="New terms" onDismiss={nothing} />
    {/* @ts-expect-error A name for a cross that is not there. */}
    <Banner tone="info" title="New terms" dismissLabel="Dismiss" />
    {/* @ts-expect-error A sheet is left by its cross, by Escape and by a press beside it, always. */}
    <BottomSheet title="More" closeLabel="Close" isDismissable={false}>
      …
    </BottomSheet>
    {/* @ts-expect-error The same of a drawer, and its cross has a name. */}
    <Drawer title="Refill">…</Drawer>
    {/* @ts-expect-error A page above it makes a trail. */}
    <Breadcrumbs label="You are here" parents={[]} current="Plans" />
  </>
);

export const Figures = () => (
  <>
    {/* @ts-expect-error An amount is exact text, never a number. */}
    <Amount value={{ amount: 12.5, currency: 'USDT' }} />
    {/* @ts-expect-error An amount without a currency is a number. */}
    <Amount value={{ amount: '12.5' }} />
    {/* @ts-expect-error Seconds are counted. */}
    <Duration seconds="300" />
    {/* @ts-expect-error A bar alone says nothing to who does not see it. */}
    <Progress label="Term" percent={40} />
    {/* @ts-expect-error The same of a meter. */}
    <Meter label="Limit" value={40} />
    {/* @ts-expect-error Every state has its word. */}
    <Timeline label="Refill" steps={[]} stateLabels={{ done: 'Done', current: 'Under way' }} />
  </>
);

const money: MoneyFieldProps = {
  label: 'Amount',
  value: emptyMoney,
  onChange: nothing,
  currency: 'USDT',
  decimals: 6,
  messages: {
    unreadable: () => '',
    ambiguous: () => '',
    belowMinimum: () => '',
    aboveMaximum: () => '',
    understood: () => '',
  },
};

const shown = { autoComplete: 'new-password', showLabel: 'Show', hideLabel: 'Hide' } as const;

const refusals = { unreadable: 'No number', outside: 'From 1 to 365' };

const steps = { decrementLabel: 'Less', incrementLabel: 'More', messages: refusals };

export const Fields = () => (
  <>
    {/* @ts-expect-error A placeholder is no label. */}
    <TextField placeholder="Name" />
    {/* @ts-expect-error A field is required by the sentence that says so. */}
    <TextField label="Name" isRequired />
    {/* @ts-expect-error A bound is an exact text, too. */}
    <MoneyField {...money} minimum={10} />
    {/* @ts-expect-error A caret among figures cannot be another field. */}
    <MoneyField {...money} type="number" />
    {/* @ts-expect-error What can only be read is filled in by nobody. */}
    <MoneyField {...money} isReadOnly fill={{ label: 'Max', amount: '100' }} />
    {/* @ts-expect-error The page keeps the value, or the field does. */}
    <TextField label="Name" value="Anna" defaultValue="Boris" />
    {/* @ts-expect-error The same of several lines. */}
    <TextArea label="What happened" value="" defaultValue="" />
    {/* @ts-expect-error The same of a number. */}
    <NumberField label="Term" value={1} defaultValue={2} {...steps} />
    {/* @ts-expect-error The same of a phone. */}
    <PhoneField label="Phone" value="" defaultValue="" invalidMessage="No phone" />
    {/* @ts-expect-error The same of a password. */}
    <PasswordField label="Password" value="" defaultValue="" {...shown} />
    {/* @ts-expect-error The same of a search. */}
    <SearchField label="Query" clearLabel="Clear" value="" defaultValue="" />
    {/* @ts-expect-error Money is for MoneyField. */}
    <NumberField label="Amount" formatOptions={{ style: 'currency', currency: 'USD' }} {...steps} />
    {/* @ts-expect-error The buttons of the steps have no names. */}
    <NumberField label="Term" messages={refusals} />
    {/* @ts-expect-error A number is refused in words. */}
    <NumberField label="Term" decrementLabel="Less" incrementLabel="More" />
    {/* @ts-expect-error A password manager has to know whether to fill in or to offer. */}
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
    {/* @ts-expect-error A limit is counted in words, and refused in a sentence. */}
    <TextArea label="What happened" limit={500} />
    {/* @ts-expect-error Nothing to count to. */}
    <TextArea label="What happened" charactersLeft={(left) => `${left} left`} />
  </>
);

const chosen: Pick<ComboBoxProps, 'label' | 'items' | 'words'> = {
  label: 'Coin',
  items: [],
  words: { nothing: 'None', loading: 'Searching', more: (count) => `${count} more` },
};

type Days = Pick<DateRangeFieldProps, 'label' | 'fromLabel' | 'toLabel' | 'value' | 'onChange'> &
  Pick<DateRangeFieldProps, 'letters' | 'calendarLabel'>;

const days: Days = {
  label: 'Period',
  fromLabel: 'From',
  toLabel: 'To',
  value: { from: undefined, to: undefined },
  onChange: nothing,
  letters: { day: 'D', month: 'M', year: 'Y' },
  calendarLabel: 'Choose the period',
};

const mistakes = { unreadable: () => '', endsFirst: '' };

export const Choices = () => (
  <>
    {/* @ts-expect-error What stands in the field until something is chosen. */}
    <Select label="Coin">{[]}</Select>
    {/* @ts-expect-error The page keeps what is chosen, or the field does. */}
    <Select label="Coin" placeholder="Choose" value="BTC" defaultValue="ETH">
      {[]}
    </Select>
    {/* @ts-expect-error The same where it is looked for. */}
    <ComboBox {...chosen} value="BTC" defaultValue="ETH" />
    {/* @ts-expect-error The same of one of a few. */}
    <RadioGroup label="Coin" value="BTC" defaultValue="ETH">
      {[]}
    </RadioGroup>
    {/* @ts-expect-error The same of cards. */}
    <RadioCards label="Coin" value="BTC" defaultValue="ETH">
      {[]}
    </RadioCards>
    {/* @ts-expect-error The same of several. */}
    <CheckboxGroup label="Coins" value={[]} defaultValue={[]}>
      {[]}
    </CheckboxGroup>
    {/* @ts-expect-error The same of a box. */}
    <Checkbox isSelected defaultSelected>
      I agree
    </Checkbox>
    {/* @ts-expect-error The same of a switch. */}
    <Switch isSelected defaultSelected>
      Autoinvestment
    </Switch>
    {/* @ts-expect-error Who searches is told the text, and says while it searches. */}
    <ComboBox {...chosen} search="host" />
    {/* @ts-expect-error Nobody is waited for. */}
    <ComboBox {...chosen} isLoading />
    {/* @ts-expect-error A next page comes from a host. */}
    <ComboBox {...chosen} onLoadMore={nothing} />
    {/* @ts-expect-error A bound refuses in a sentence. */}
    <DateRangeField {...days} minimum="2026-01-01" messages={mistakes} />
    {/* @ts-expect-error Its two days say themselves what is wrong with them. */}
    <DateRangeField {...days} messages={mistakes} isInvalid />
    {/* @ts-expect-error The cross of a tag has no name. */}
    <TagGroup label="Filters" items={[]} onRemove={nothing} />
    {/* @ts-expect-error A name for a cross that is not there. */}
    <TagGroup label="Filters" items={[]} removeLabel="Remove the filter" />
    {/* @ts-expect-error The rules are said before anybody tries. */}
    <FileDrop label="Passport" items={[]} onAdd={nothing} onRemove={nothing} onRetry={nothing} />
  </>
);

// @ts-expect-error A reason for what can be done.
export const reasonWithoutNeed: MenuAction = { id: 'close', label: 'Close', disabledReason: 'Later.' };

// @ts-expect-error Nothing is ticked without saying what is.
export const tickedByNobody: MenuGroup = {
  id: 'columns',
  title: 'Columns',
  items: [],
  selectionMode: 'single',
};

// @ts-expect-error What is ticked in a group that cannot be.
export const tickedInVain: MenuGroup = { id: 'columns', title: 'Columns', items: [], selectedKeys: [] };

// @ts-expect-error A place leads somewhere or does something.
export const placeToNowhere: NavItem = { id: 'plans', label: 'Plans', icon: WalletIcon };

const rows = { caption: 'Refills', rows: ['1'], getRowKey: String, empty: null };
const column = { id: 'date', header: 'Date', cell: String };

export const Tables = () => (
  <>
    {/* @ts-expect-error Nobody is told which order is asked for. */}
    <Table {...rows} columns={[{ ...column, isSortable: true }]} />
    {/* @ts-expect-error An order that nobody can change is said in words. */}
    <Table {...rows} columns={[column]} sort={{ column: 'date', direction: 'ascending' }} />
  </>
);

// @ts-expect-error The same of a row.
export const rowToNowhere: TableRowAction<unknown> = { header: 'Details', label: () => 'Details' };

const file = new File([], 'passport.pdf');

// @ts-expect-error How far it is.
export const sendingBlindly: FileDropItem = { id: '1', file, status: 'sending' };

// @ts-expect-error What went wrong, and what to do.
export const failedSilently: FileDropItem = { id: '1', file, status: 'failed' };

// @ts-expect-error What has arrived is not on its way.
export const sentInPart: FileDropItem = { id: '1', file, status: 'sent', percent: 40 };

export const Around = () => (
  <>
    {/* @ts-expect-error Its columns have widths of their own. */}
    <Grid layout="aside" min="narrow" />
    {/* @ts-expect-error Figures and dates are written by a locale. */}
    <UiProvider>…</UiProvider>
  </>
);

export const brandWithoutCorners = () =>
  // @ts-expect-error Five of the ten values are asked for.
  defineBrand({ name: 'Aurora', accent: '#0b6b7a', neutral: 230, font: { text: 'serif' } });
