import { act, render, screen, user } from '@meridian/testing';
import { Profiler, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../index.ts';
import {
  Accordion,
  Address,
  Alert,
  Amount,
  AppShell,
  AuthLayout,
  Avatar,
  Banner,
  BottomSheet,
  Breadcrumbs,
  Button,
  Card,
  Chart,
  Checkbox,
  CheckboxGroup,
  CodeField,
  ComboBox,
  ConfirmDialog,
  CopyField,
  DateField,
  DateRangeField,
  DateTime,
  Dialog,
  Divider,
  Drawer,
  Duration,
  EmptyState,
  FieldLabel,
  FieldMessages,
  FileDrop,
  Footer,
  Form,
  GlobalStyles,
  Grid,
  Hash,
  Heading,
  Icon,
  IconButton,
  Inline,
  KeyValueList,
  LanguageSwitch,
  Link,
  LinkButton,
  Logo,
  Menu,
  Meter,
  MoneyField,
  NumberField,
  PageHeader,
  Pagination,
  PasswordField,
  Percent,
  PhoneField,
  Popover,
  Progress,
  ProgressRing,
  QrCode,
  Radio,
  RadioCard,
  RadioCards,
  RadioGroup,
  RelativeTime,
  SchemeSwitch,
  SearchField,
  SegmentedControl,
  Select,
  SelectGroup,
  SelectItem,
  Skeleton,
  SkipLink,
  SplitBar,
  Stack,
  Stat,
  StatList,
  StatusBadge,
  Switch,
  Table,
  Tabs,
  Tag,
  TagGroup,
  Text,
  TextArea,
  TextField,
  Timeline,
  ToastProvider,
  ToastRegion,
  Tooltip,
  TopBarLink,
  UiProvider,
  VisuallyHidden,
  WalletIcon,
  applyBrand,
  createToastQueue,
  defaultBrand,
  defineBrand,
  emptyMoney,
  meridian,
  pinScheme,
} from '../index.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';

const nothing = () => undefined;
const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
] as const;
const usdt = { amount: '12.50', currency: 'USDT' } as const;
const copying = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Not copied' };
const stages = { done: 'Done', current: 'Now', upcoming: 'Next', failed: 'Failed' };

const page = (
  <Stack>
    <Logo {...meridian} />
    <PageHeader title="Deposits" />
    <Breadcrumbs label="Place" parents={[{ label: 'Home', href: '#' }]} current="Deposits" />
    <Banner tone="info" title="Works at night" />
    <Alert tone="warning" title="Not guaranteed" />
    <Inline>
      <Button variant="primary">Refill</Button>
      <LinkButton href="#">Invest</LinkButton>
      <Link href="#">Plans</Link>
      <StatusBadge tone="success" label="Replenished" />
      <Tag label="USDT" />
      <Avatar name="Anna Lee" />
    </Inline>
    <Grid>
      <Card title="Balance">
        <StatList>
          <Stat label="Available" value={<Amount value={usdt} />} />
        </StatList>
      </Card>
      <Heading level={2}>Figures</Heading>
      <Text>
        <Percent value="1.5" /> <Duration seconds={60} /> <DateTime value="2026-10-15T12:00:00Z" />
        <RelativeTime value="2026-10-14T12:00:00Z" />
        <VisuallyHidden>Hidden</VisuallyHidden>
      </Text>
    </Grid>
    <Divider />
    <Progress label="Term" percent={40} valueText="40 of 100" />
    <ProgressRing label="Upload" percent={40} valueText="40 %" />
    <Meter label="Used" value={40} valueLabel="40 %" />
    <SplitBar label="Body" parts={[{ id: 'all', label: 'All', percent: '100' }]} />
    <Timeline label="Refill" steps={[{ id: 'sent', label: 'Sent', state: 'done' }]} stateLabels={stages} />
    <Skeleton />
    <QrCode value="TXYZ" label="Address" />
    <Hash value="0x9f2c4e7a" {...copying} />
    <Address value="TXYZ9f2c4e7a" network="TRON" {...copying} />
    <CopyField label="Link" value="https://example.test/r/1" {...copying} />
    <KeyValueList items={[{ id: 'fee', term: 'Fee', value: '1' }]} />
    <EmptyState title="Nothing yet" />
    <Table
      caption="Refills"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['One', 'Two']}
      getRowKey={(row) => row}
      empty={null}
    />
    <Pagination
      page={1}
      limit={10}
      total={30}
      onPageChange={nothing}
      labels={{
        navigation: 'Pages',
        previous: 'Previous',
        next: 'Next',
        page: (page) => `Page ${page}`,
        range: (first, last, total) => `${first} to ${last} of ${total}`,
        position: (page, count) => `${page} of ${count}`,
      }}
    />
    <Tabs label="Parts" items={[{ id: 'one', label: 'One', content: 'One' }]} />
    <Accordion items={[{ id: 'one', title: 'One', content: 'One' }]} />
    <TextField label="Name" />
    <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />
    <SearchField label="Search" clearLabel="Clear" />
    <NumberField
      label="Days"
      incrementLabel="More"
      decrementLabel="Fewer"
      messages={{ unreadable: 'No number', outside: 'Whole days' }}
    />
    <TextArea label="Comment" />
    <CodeField label="Code" value="" onChange={nothing} length={6} />
    <Select label="Currency" placeholder="Choose">
      <SelectItem id="usdt" label="USDT" />
    </Select>
    <SegmentedControl
      label="Period"
      options={[{ value: 'day', label: 'Day' }]}
      value="day"
      onChange={nothing}
    />
    <RadioCards label="Plan">
      <RadioCard value="steady" label="Steady" />
    </RadioCards>
    <CheckboxGroup label="Notify">
      <Checkbox value="mail">By mail</Checkbox>
    </CheckboxGroup>
    <Switch>Autoinvestment</Switch>
    <RadioGroup label="Send codes to">
      <Radio value="phone">Phone</Radio>
    </RadioGroup>
    <MoneyField
      label="Amount"
      value={emptyMoney}
      onChange={nothing}
      currency="USDT"
      decimals={6}
      messages={{
        unreadable: String,
        ambiguous: String,
        belowMinimum: String,
        aboveMaximum: String,
        understood: String,
      }}
    />
    <PhoneField label="Phone" onChange={nothing} invalidMessage="Wrong" />
    <FieldLabel label="A field of the host" />
    <FieldMessages description="With our words" />
    <TagGroup label="Filters" items={[{ id: 'usdt', label: 'USDT' }]} />
    <Icon of={WalletIcon} />
    <IconButton icon={WalletIcon} label="Wallet" />
    <LanguageSwitch label="Language" languages={languages} current="en" />
    <Chart
      label="Balance over time"
      currency="USDT"
      points={[
        { at: '2026-10-14', value: '12' },
        { at: '2026-10-15', value: '13' },
      ]}
      labels={{
        moment: 'Date',
        value: 'Balance',
        table: 'As a table',
        keys: 'Arrows read',
        empty: 'Nothing',
      }}
    />
    <FileDrop
      label="Document"
      description="PNG"
      acceptedTypes={['image/png']}
      maximumBytes={1000}
      maximumFiles={2}
      items={[{ id: '1', file: new File([''], 'passport.png'), status: 'sending', percent: 40 }]}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
      words={{
        choose: 'Choose',
        drop: 'or drop',
        refuse: String,
        remove: String,
        retry: String,
        ready: 'Ready',
        sending: String,
        sent: 'Sent',
      }}
    />
    <Footer logo={<Logo {...meridian} />} columns={[]} statement="It can fall." legal="© 2026" />
  </Stack>
);

const day = {
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  onChange: nothing,
  calendarLabel: 'Choose',
} as const;
const toasts = createToastQueue();
toasts.show({ message: 'Wallet added', duration: 60_000 });

/**
 * Every exported component, in separate trees because an open overlay makes the rest inert. `open` opens the
 * overlay.
 */
const trees: Record<string, { tree: ReactElement; open?: () => Promise<void> }> = {
  'a page of everything that lies open': { tree: page },
  'the frame of an app': {
    tree: (
      <UiProvider locale="en-US">
        <GlobalStyles />
        <AppShell
          logo={<Logo {...meridian} />}
          items={[{ id: 'home', label: 'Home', icon: WalletIcon, href: '#', isCurrent: true }]}
          bottomBar={['home']}
          footItems={[]}
          labels={{ navigation: 'Cabinet', skipToContent: 'Skip', more: 'More', close: 'Close' }}
          notifications={<TopBarLink icon={WalletIcon} label="Notifications" href="#" count="3" />}
          title="Home"
        >
          <Text>Content</Text>
        </AppShell>
      </UiProvider>
    ),
  },
  'a form to sign in': {
    tree: (
      <AuthLayout logo={<Logo {...meridian} />}>
        <SkipLink to="form">Skip</SkipLink>
        <Form>
          <TextField label="Login" />
        </Form>
      </AuthLayout>
    ),
  },
  'a dialog': {
    tree: (
      <Dialog isOpen title="Wallet" closeLabel="Close">
        New
      </Dialog>
    ),
  },
  'a question': {
    tree: (
      <ConfirmDialog
        isOpen
        title="Close?"
        confirmLabel="Close"
        cancelLabel="Keep"
        pendingLabel="Closing"
        onConfirm={nothing}
        onCancel={nothing}
      >
        Early
      </ConfirmDialog>
    ),
  },
  'a drawer': {
    tree: (
      <Drawer isOpen onOpenChange={nothing} title="Refill" closeLabel="Close">
        Details
      </Drawer>
    ),
  },
  'a bottom sheet': {
    tree: (
      <BottomSheet isOpen onOpenChange={nothing} title="More" closeLabel="Close">
        Places
      </BottomSheet>
    ),
  },
  'a popover': {
    tree: (
      <Popover label="Fee" trigger={<Button>Fee</Button>} defaultOpen>
        Network
      </Popover>
    ),
  },
  'a menu': {
    tree: (
      <Menu
        isOpen
        label="Account"
        trigger={<Button>Account</Button>}
        items={[{ id: 'out', label: 'Sign out', icon: WalletIcon }]}
      />
    ),
  },
  'a tooltip': {
    tree: (
      <Tooltip text="Copy">
        <IconButton icon={WalletIcon} label="Copy" />
      </Tooltip>
    ),
    open: () => user.tab(),
  },
  'the list of a select': {
    tree: (
      <Select label="Currency" placeholder="Choose" isOpen>
        <SelectGroup title="Stablecoins">
          <SelectItem id="usdt" label="USDT" />
        </SelectGroup>
      </Select>
    ),
  },
  'the list of a combo box': {
    tree: (
      <ComboBox
        label="Coin"
        items={[{ id: 'btc', label: 'Bitcoin' }]}
        words={{ nothing: 'None', loading: 'Looking', more: String }}
      />
    ),
    open: () => user.click(screen.getByRole('button')),
  },
  'a calendar of one day': {
    tree: (
      <DateField {...day} label="From" value="2026-10-01" messages={{ unreadable: String, outside: '' }} />
    ),
    open: () => user.click(screen.getByRole('button')),
  },
  'a calendar of two days': {
    tree: (
      <DateRangeField
        {...day}
        label="Period"
        fromLabel="From"
        toLabel="To"
        value={{ from: '2026-10-01', to: '2026-10-02' }}
        messages={{ unreadable: String, outside: '', endsFirst: '' }}
      />
    ),
    open: () => user.click(screen.getByRole('button')),
  },
  toasts: {
    tree: (
      <ToastProvider label="Notifications" closeLabel="Close">
        <ToastRegion queue={toasts} label="Others" closeLabel="Close" />
      </ToastProvider>
    ),
  },
};

interface Fiber {
  elementType: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The types of all components mounted in an element, read from React's internal tree. */
function mountedIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))!;
  const { current } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
    .stateNode;
  const types = new Set<unknown>();
  const visit = (fiber: Fiber | null) => {
    for (let one = fiber; one; one = one.sibling) {
      types.add(one.elementType);
      visit(one.child);
    }
  };
  visit(current);
  return types;
}

const brands = [saffron, nocturne, meridian].map(defineBrand);

/** Mounts a tree, switches brand and scheme back and forth, and counts the renders. */
async function rendersWhileSwitching(tree: ReactNode, open?: () => Promise<void>) {
  let renders = 0;
  const { container, unmount } = render(
    <Profiler id="all" onRender={() => (renders += 1)}>
      {tree}
    </Profiler>,
  );
  await open?.();
  // Waits for lazy parts, such as a QR code.
  await act(() => vi.dynamicImportSettled());
  const types = mountedIn(container);
  const mounted = renders;
  for (const brand of brands) {
    for (const scheme of ['dark', 'light', undefined] as const) {
      await act(async () => {
        applyBrand(brand);
        pinScheme(scheme);
      });
    }
  }
  unmount();
  return { renders: renders - mounted, types };
}

/** Everything renderable that `index.ts` exports, except icons. */
const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name) && !/.Icon$|Error$/.test(name));

/** The bug that this test guards against: a component that reads the scheme. */
function ReadsTheScheme() {
  const scheme = useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.scheme ?? 'system',
  );
  return <p>{scheme}</p>;
}

describe('switching brand and scheme', () => {
  // jsdom has no `matchMedia`.
  beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
  afterEach(() => {
    vi.unstubAllGlobals();
    pinScheme(undefined);
  });

  it('renders no exported component, open overlays included', async () => {
    const renders: Record<string, number> = {};
    const types = new Set<unknown>([SchemeSwitch]);
    for (const [name, { tree, open }] of Object.entries(trees)) {
      const seen = await rendersWhileSwitching(tree, open);
      renders[name] = seen.renders;
      for (const type of seen.types) types.add(type);
    }
    expect(components.filter(([, type]) => !types.has(type)).map(([name]) => name)).toEqual([]);
    expect(renders).toEqual(Object.fromEntries(Object.keys(trees).map((name) => [name, 0])));
  });

  it('renders the scheme switch, and only when the scheme changes', async () => {
    const words = { system: 'System', light: 'Light', dark: 'Dark' };
    const { renders } = await rendersWhileSwitching(<SchemeSwitch label="Scheme" words={words} />);
    expect(renders).toBe(9);
  });

  it('detects a component that reads the scheme', async () => {
    expect((await rendersWhileSwitching(<ReadsTheScheme />)).renders).toBeGreaterThan(0);
  });
});

describe('applyBrand', () => {
  const styleSheets = () => document.head.querySelectorAll('#meridian-brand');

  it('replaces the previous brand in the same style element', () => {
    applyBrand(defaultBrand);
    applyBrand(defineBrand(saffron));
    expect(styleSheets()).toHaveLength(1);
    expect(styleSheets()[0]).toHaveTextContent('Source Serif 4 Variable');
  });

  it('applies a brand to an iframe without changing the page', () => {
    document.documentElement.removeAttribute('data-scheme');
    const frame = document.implementation.createHTMLDocument();
    applyBrand(defineBrand(nocturne), frame);
    pinScheme('dark', frame);
    expect(frame.head.textContent).toContain('Manrope Variable');
    expect(frame.documentElement.dataset.scheme).toBe('dark');
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('uses the nonce of its document', () => {
    const guarded = document.implementation.createHTMLDocument();
    guarded.head.innerHTML = '<meta property="csp-nonce" content="r4nd0m">';
    applyBrand(defaultBrand, guarded);
    expect(guarded.getElementById('meridian-brand')?.nonce).toBe('r4nd0m');
  });

  it("returns to the brand's scheme after unpinning", () => {
    pinScheme('light');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
    pinScheme(undefined);
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });
});
