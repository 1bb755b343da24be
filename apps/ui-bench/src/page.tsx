import {
  applyBrand,
  Button,
  defineBrand,
  Dialog,
  Form,
  GlobalStyles,
  pinScheme,
  Select,
  SelectItem,
  Table,
  Tabs,
  TextField,
  UiProvider,
} from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { Profiler, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), amount: `${index * 37}.50` }));

/** A form and a long table, as on a screen of the cabinet. */
function Page() {
  const [address, setAddress] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Form>
        <TextField label="Wallet address" value={address} onChange={setAddress} />
        <Select label="Payment system" placeholder="Choose one">
          <SelectItem id="trc20" label="USDT, TRC-20" />
        </Select>
        <Button onPress={() => setOpen(true)}>Add the wallet</Button>
      </Form>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Add the wallet" closeLabel="Close">
        Withdrawals will go to this address only after you confirm it with a code.
      </Dialog>
      <Tabs label="Wallets" items={[{ id: 'wallets', label: 'Wallets', content: 'No wallet yet.' }]} />
      <Table
        caption="Refills"
        columns={[
          { id: 'id', header: 'Number', isRowHeader: true, cell: ({ id }) => id },
          { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
        ]}
        rows={rows}
        getRowKey={({ id }) => id}
        empty={null}
        maxHeight={600}
      />
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
let renders = 0;

createRoot(root).render(
  <Profiler
    id="page"
    onRender={() => {
      renders += 1;
      document.documentElement.dataset.renders = String(renders);
    }}
  >
    <UiProvider locale="en-US">
      <GlobalStyles />
      <Page />
    </UiProvider>
  </Profiler>,
);

// Outside React, like a switch of the host.
addEventListener('switchbrand', () => applyBrand(defineBrand(nocturne)));
addEventListener('switchscheme', () => pinScheme('dark'));
