import {
  Address,
  Alert,
  Amount,
  AmountPrivacy,
  Avatar,
  AvatarButton,
  Banner,
  Chart,
  DateTime,
  Container,
  Divider,
  Duration,
  EmptyState,
  FigureStrip,
  FromMedium,
  Grid,
  Hash,
  Heading,
  Icon,
  IconAction,
  Inline,
  KeyValueList,
  Logo,
  Meter,
  MoneyLegend,
  MoneyLevels,
  MoneyLine,
  MoneyShare,
  MoneySteps,
  Percent,
  Progress,
  ProgressRing,
  QrCode,
  Receipt,
  RelativeTime,
  Row,
  RowGroup,
  RowList,
  Skeleton,
  SkeletonRows,
  SplitBar,
  Stack,
  Stat,
  StatList,
  StatusBadge,
  Table,
  Tag,
  TagGroup,
  Text,
  Timeline,
  VisuallyHidden,
  WalletIcon,
} from '@meridian/ui';
import { partner } from './partner.ts';

const hash = '7a3f09c1d2e4b5a69788776655443322110099aabbccddeeff00112233442b41';
const copying = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Copy it by hand' };
const operations = [
  { id: '1', day: '2026-10-01', amount: '12.5' },
  { id: '2', day: '2026-10-02', amount: '-3.25' },
] as const;

/** All read-only components. */
export const Figures = () => (
  <Stack gap={6}>
    <Inline gap={3}>
      <Logo name={partner.name} logo={partner.logo} />
      <Avatar name="Anna Petrova" />
      <AvatarButton name="Anna Petrova" label="Anna Petrova" />
      <Icon of={WalletIcon} label="Wallet" />
      <IconAction icon={WalletIcon} label="Wallet" href="/wallet" />
      <StatusBadge state="done" label="Replenished" />
      <Tag label="USDT" />
      <VisuallyHidden>For a screen reader</VisuallyHidden>
    </Inline>
    <Heading level={2}>Balance</Heading>
    <Text tone="muted">
      <span>Held until the end</span> <Amount value={{ amount: '1234.5', currency: 'USDT' }} />{' '}
      <Percent value="0.4" /> <Duration seconds={86_400} /> <DateTime value="2026-10-01T08:30:00Z" />
      <AmountPrivacy hiddenLabel="hidden">
        <Amount value={{ amount: '1', currency: 'USDT' }} />
      </AmountPrivacy>
    </Text>
    <Alert tone="warning" title="The address is for one network">
      Another coin would be lost.
    </Alert>
    <Banner tone="info" title="Technical works">
      Balances are safe on the server.
    </Banner>
    <Container width="text">
      <Divider />
    </Container>
    <StatList label="Balances">
      <Stat label="Earned" value={<Amount value={{ amount: '10', currency: 'USDT' }} />} emphasis="lead" />
      <Stat label="Referrals" value="3" hint="since March" />
    </StatList>
    <FigureStrip
      label="All time"
      figures={[
        { id: 'refilled', label: 'Refilled', value: '100', detail: 'in 2 refills' },
        { id: 'withdrawn', label: 'Withdrawn', value: '20' },
        { id: 'earned', label: 'Earned', value: '5' },
      ]}
    />
    <MoneyLegend
      items={[
        { mark: 'free', text: 'Free' },
        { mark: 'held', text: 'Held' },
      ]}
    />
    <div style={{ blockSize: 96 }}>
      <MoneySteps values={['0', '100', '80']} label="Free money, 80 today" />
    </div>
    <MoneyLevels
      days={30}
      gain="15"
      loss="25"
      label="Possible outcomes"
      words={{ end: '515 on day 30', body: '500 you put in', early: '475 before day 30' }}
    />
    <Receipt
      title="Your deposit has started"
      label="Deposit body"
      amount={<Amount value={{ amount: '500', currency: 'USDT' }} />}
      line={
        <MoneyLine
          segments={[{ state: 'held', from: 0, to: 30 }]}
          stops={[{ mark: 'lock', at: 30 }]}
          size={24}
        />
      }
      items={[{ id: 'rate', term: 'Rate', value: <Percent value="0.1" /> }]}
    />
    <MoneyShare free={80} coming={20} />
    <RowList label="Last operations">
      <Row
        icon={WalletIcon}
        title="Refill of the wallet"
        detail="TRON (TRC-20)"
        value="+100"
        valueDetail="120 after it"
        href="#refill"
        line="2 of 20 confirmations"
        isMarked
      />
      <Row title="Accruals" value="+5" rows={<Row title="Accrual" value="+1" />} />
    </RowList>
    <RowGroup title="1 October" headingLevel={3} aside="+100">
      <Row mark="decided" title="Refill of the day" onPress={() => undefined} />
    </RowGroup>
    <FromMedium>
      <Text>Only where there is room</Text>
    </FromMedium>
    <KeyValueList
      items={[
        { id: 'fee', term: 'Fee', value: '1 USDT', hint: 'of the network' },
        { id: 'net', term: 'You receive', value: '99 USDT', isTotal: true },
      ]}
    />
    <Table
      caption="Operations"
      columns={[
        {
          id: 'day',
          header: 'Date',
          isRowHeader: true,
          cell: ({ day }) => <DateTime value={day} />,
        },
        {
          id: 'amount',
          header: 'Amount',
          align: 'end',
          cell: ({ amount }) => <Amount value={{ amount, currency: 'USDT' }} sign="always" />,
        },
      ]}
      rows={operations}
      getRowKey={({ id }) => id}
      rowAction={{ header: 'Details', label: ({ id }) => `Operation ${id}`, href: ({ id }) => `#${id}` }}
      empty="No operations yet"
    />
    <Grid>
      <Progress label="Term" percent={40} valueText="12 of 30 days" />
      <ProgressRing label="Upload" percent={60} valueText="60 %" />
      <Meter label="Strength" value={70} valueLabel="Good" />
      <SplitBar
        label="Where it works"
        parts={[
          { id: 'savings', label: 'Savings', percent: '30' },
          { id: 'active', label: 'Active', percent: '70' },
        ]}
      />
      <SkeletonRows count={1} />
      <Skeleton>Loading</Skeleton>
      <QrCode value="tron:TQ5" label="The address as a code" />
    </Grid>
    <Timeline
      label="Refill"
      stateLabels={{ done: 'Done', current: 'Now', upcoming: 'Next', failed: 'Failed' }}
      steps={[
        { id: 'asked', label: 'Asked', state: 'done' },
        { id: 'seen', label: 'Seen by the network', state: 'current', description: '2 of 20 confirmations' },
      ]}
    />
    <Hash value={hash} {...copying} />
    <Address value="TQ5CkZ1qXzP7sXfYb2m4h8JtN9wR3vLd6E" network="TRON (TRC-20)" {...copying} />
    <TagGroup
      label="Filters"
      items={[{ id: 'usdt', label: 'USDT' }]}
      onRemove={() => undefined}
      removeLabel="Remove"
    />
    <Text size={12}>
      <RelativeTime value="2020-10-01T08:30:00Z" />
    </Text>
    <Chart
      label="Balance over time"
      currency="USDT"
      labels={{
        moment: 'Date',
        value: 'Balance',
        table: 'As a table',
        keys: 'Arrow keys go point by point',
        empty: 'No balance yet',
      }}
      points={[
        { at: '2026-10-01', value: '10' },
        { at: '2026-10-02', value: '12.5' },
      ]}
    />
    <EmptyState icon={WalletIcon} title="No wallets yet" />
  </Stack>
);
