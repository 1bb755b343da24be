import {
  Accordion,
  BottomSheet,
  Breadcrumbs,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Footer,
  IconButton,
  Inline,
  LanguageSwitch,
  LabelButton,
  LedgerLayout,
  Link,
  LinkButton,
  Logo,
  Menu,
  PageHeader,
  PageTabs,
  Pagination,
  PillButton,
  Popover,
  SearchDialog,
  SettingsIcon,
  SkipLink,
  Stack,
  Tabs,
  TaskLayout,
  Text,
  TextField,
  ToastProvider,
  ToastRegion,
  Tooltip,
  createToastQueue,
  useToast,
} from '@meridian/ui';
import { useState } from 'react';
import { partner } from './partner.ts';

type Overlay = 'dialog' | 'drawer' | 'sheet' | 'question';

const queue = createToastQueue();

const Notice = () => {
  const toast = useToast();
  return (
    <>
      <Button onPress={() => toast.show({ message: 'Saved', duration: 600_000 })}>Toast</Button>
      <ToastRegion queue={queue} label="Messages from elsewhere" closeLabel="Close" />
    </>
  );
};

/** All navigation and overlays. */
export function Places() {
  const [open, setOpen] = useState<Overlay>();
  const [page, setPage] = useState(2);
  const close = () => setOpen(undefined);
  const opener = (overlay: Overlay, label: string) => (
    <Button onPress={() => setOpen(overlay)} variant={overlay === 'dialog' ? 'primary' : 'secondary'}>
      {label}
    </Button>
  );
  return (
    <ToastProvider label="Messages" closeLabel="Close">
      <Stack gap={6}>
        <SkipLink to="places">Skip to the places</SkipLink>
        <PageTabs
          label="Withdrawals"
          tabs={[
            { label: 'New', href: '#new', isCurrent: true },
            { label: 'History', href: '#history', isCurrent: false },
          ]}
        />
        <TaskLayout
          title="Summary"
          summary={<Text>496.50 arrive</Text>}
          action={<Button variant="primary">Withdraw</Button>}
          closeLabel="Close"
        >
          <Text>To a wallet of yours</Text>
        </TaskLayout>
        <LedgerLayout
          summary={<Text>Two operations</Text>}
          details={{ title: 'Refill', content: <Text>250.00 arrived</Text> }}
        >
          <Text>Refill</Text>
        </LedgerLayout>
        <PageHeader
          title="Withdrawal"
          description="To a wallet of yours"
          headingLevel={2}
          back={<Link href="#cabinet">Cabinet</Link>}
        />
        <Breadcrumbs label="You are here" parents={[{ label: 'FAQ', href: '#faq' }]} current="Fees" />
        <Inline gap={2} id="places">
          {opener('dialog', 'Dialog')}
          {opener('drawer', 'Drawer')}
          {opener('sheet', 'Sheet')}
          {opener('question', 'Question')}
          <Notice />
          <Button variant="danger">Close the deposit</Button>
          <Button variant="quiet" isDisabled>
            Send again
          </Button>
          <LinkButton href="#refill">Refill</LinkButton>
          <Tooltip text="Settings">
            <IconButton icon={SettingsIcon} label="Settings" />
          </Tooltip>
          <Menu
            label="Account"
            trigger={<Button>Account</Button>}
            items={[
              { id: 'profile', label: 'Profile' },
              { id: 'out', label: 'Log out', tone: 'danger' },
            ]}
          />
          <SearchDialog
            isOpen={false}
            label="Search"
            placeholder="Page or amount"
            query=""
            onQueryChange={() => undefined}
            groups={[
              { id: 'pages', title: 'Pages', items: [{ id: 'cabinet', label: 'Cabinet', href: '#' }] },
            ]}
            closeLabel="Close"
          />
          <Popover label="Rate" trigger={<Button>Rate</Button>}>
            <Text>1 BTC is 60,000 USDT</Text>
          </Popover>
          <PillButton label="Time" value="All time" />
          <LabelButton>Balance</LabelButton>
        </Inline>
        <Tabs
          label="History"
          items={[
            { id: 'refills', label: 'Refills', content: <Text>None yet</Text> },
            { id: 'withdrawals', label: 'Withdrawals', content: <Text>None either</Text> },
          ]}
        />
        <Accordion
          items={[{ id: 'fee', title: 'What is the fee?', content: <Text>It is stated before.</Text> }]}
        />
        <Pagination
          page={page}
          limit={10}
          total={95}
          onPageChange={setPage}
          labels={{
            navigation: 'Pages',
            previous: 'Previous',
            next: 'Next',
            page: (number) => `Page ${number}`,
            range: (first, last, total) => `${first} to ${last} of ${total}`,
            position: (number, count) => `${number} of ${count}`,
          }}
        />
        <Footer
          logo={<Logo name={partner.name} logo={partner.logo} />}
          columns={[{ title: 'Product', links: [{ label: 'Plans', href: '#plans' }], isFolded: true }]}
          switches={
            <LanguageSwitch
              label="Language"
              current="en"
              languages={[
                { code: 'en', name: 'English', href: '#en' },
                { code: 'ru', name: 'Русский', href: '#ru' },
              ]}
            />
          }
          legal="2024"
        />
        <Dialog isOpen={open === 'dialog'} onOpenChange={close} title="Where to" closeLabel="Close">
          <TextField label="Wallet" />
        </Dialog>
        <Drawer isOpen={open === 'drawer'} onOpenChange={close} title="Details" closeLabel="Close">
          <Text>The hash and the dates</Text>
        </Drawer>
        <BottomSheet isOpen={open === 'sheet'} onOpenChange={close} title="More" closeLabel="Close">
          <Text>Other places</Text>
        </BottomSheet>
        <ConfirmDialog
          isOpen={open === 'question'}
          title="Close this deposit early?"
          confirmLabel="Close the deposit"
          cancelLabel="Keep it"
          pendingLabel="Closing"
          variant="danger"
          onConfirm={close}
          onCancel={close}
        >
          The accruals that are held are lost.
        </ConfirmDialog>
      </Stack>
    </ToastProvider>
  );
}
