import { Button, Dialog, Form, Select, SelectItem, Tabs } from '@meridian/ui';
import { useState } from 'react';
import { MeridianField } from '../fields/MeridianField.tsx';
import { MeridianPage } from '../MeridianPage.tsx';
import { systems, tabs, words } from '../words.ts';

function Field() {
  const [address, setAddress] = useState('');
  return <MeridianField label={words.field} value={address} onChange={setAddress} />;
}

export function MeridianForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MeridianPage>
      <main>
        <Form>
          <Field />
          <Select label={words.select} placeholder={words.select}>
            {systems.map(({ id, label }) => (
              <SelectItem key={id} id={id} label={label} />
            ))}
          </Select>
          <Button onPress={() => setOpen(true)}>{words.button}</Button>
        </Form>
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title={words.button} closeLabel={words.close}>
          {words.body}
        </Dialog>
        <Tabs label={words.field} items={tabs.map(({ id, label, body }) => ({ id, label, content: body }))} />
      </main>
    </MeridianPage>
  );
}
