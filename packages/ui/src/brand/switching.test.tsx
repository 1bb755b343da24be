import { act, render, screen } from '@meridian/testing';
import { Profiler, useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Accordion,
  Address,
  Alert,
  Amount,
  Avatar,
  Banner,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CodeField,
  CopyField,
  DateTime,
  Divider,
  Duration,
  EmptyState,
  Grid,
  Hash,
  Heading,
  Inline,
  KeyValueList,
  Link,
  LinkButton,
  Logo,
  Meter,
  NumberField,
  PageHeader,
  Pagination,
  PasswordField,
  Percent,
  Progress,
  ProgressRing,
  QrCode,
  RadioCard,
  RadioCards,
  RelativeTime,
  SearchField,
  SegmentedControl,
  Select,
  SelectItem,
  Skeleton,
  SplitBar,
  Stack,
  Stat,
  StatList,
  StatusBadge,
  Switch,
  Table,
  Tabs,
  Tag,
  Text,
  TextArea,
  TextField,
  Timeline,
  VisuallyHidden,
  applyBrand,
  defaultBrand,
  defineBrand,
  meridian,
  pinScheme,
} from '../index.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';

const usdt = { amount: '12.50', currency: 'USDT' } as const;
const copying = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Not copied' };
const stages = { done: 'Done', current: 'Now', upcoming: 'Next', failed: 'Failed' };

const Everything = () => (
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
      onPageChange={() => {}}
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
    <NumberField label="Days" incrementLabel="More" decrementLabel="Fewer" />
    <TextArea label="Comment" />
    <CodeField label="Code" value="" onChange={() => {}} length={6} />
    <Select label="Currency" placeholder="Choose">
      <SelectItem id="usdt" label="USDT" />
    </Select>
    <SegmentedControl
      label="Period"
      options={[{ value: 'day', label: 'Day' }]}
      value="day"
      onChange={() => {}}
    />
    <RadioCards label="Plan">
      <RadioCard value="steady" label="Steady" />
    </RadioCards>
    <CheckboxGroup label="Notify">
      <Checkbox value="mail">By mail</Checkbox>
    </CheckboxGroup>
    <Switch>Autoinvestment</Switch>
  </Stack>
);

/** Mounts a tree, lets it come to rest, switches brand and scheme to and fro, and counts what React rendered for that. */
async function rendersWhileSwitching(tree: ReactNode): Promise<number> {
  let renders = 0;
  render(
    <Profiler id="all" onRender={() => (renders += 1)}>
      {tree}
    </Profiler>,
  );
  // What is loaded when it is first shown, such as a QR code, arrives here.
  await act(() => vi.dynamicImportSettled());
  const mounted = renders;
  for (const choices of [saffron, nocturne, meridian]) {
    for (const scheme of ['dark', 'light', undefined] as const) {
      await act(async () => {
        applyBrand(defineBrand(choices));
        pinScheme(scheme);
      });
    }
  }
  return renders - mounted;
}

/** The fault that the count is there for: a component that asks which scheme it is in. */
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
  afterEach(() => pinScheme(undefined));

  it('renders no component again', async () => {
    expect(await rendersWhileSwitching(<Everything />)).toBe(0);
    expect(screen.getByRole('button', { name: 'Refill' })).toBeVisible();
  });

  it('would be noticed to render one that reads the scheme', async () => {
    expect(await rendersWhileSwitching(<ReadsTheScheme />)).toBeGreaterThan(0);
  });
});

describe('a brand that is applied', () => {
  const styleSheets = () => document.head.querySelectorAll('#meridian-brand');

  it('replaces the one before it in one style element', () => {
    applyBrand(defaultBrand);
    applyBrand(defineBrand(saffron));
    expect(styleSheets()).toHaveLength(1);
    expect(styleSheets()[0]).toHaveTextContent('Source Serif 4 Variable');
  });

  it('can be given to a frame, and leaves the page alone', () => {
    document.documentElement.removeAttribute('data-scheme');
    const frame = document.implementation.createHTMLDocument();
    applyBrand(defineBrand(nocturne), frame);
    pinScheme('dark', frame);
    expect(frame.head.textContent).toContain('Manrope Variable');
    expect(frame.documentElement.dataset.scheme).toBe('dark');
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('starts as the brand starts once the person takes the pin away', () => {
    pinScheme('light');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
    pinScheme(undefined);
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });
});
