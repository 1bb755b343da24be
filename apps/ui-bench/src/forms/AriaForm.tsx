import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Heading } from 'react-aria-components/Heading';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { systems, tabs, words } from '../words.ts';

function Field() {
  const [address, setAddress] = useState('');
  return (
    <TextField value={address} onChange={setAddress}>
      <Label>{words.field}</Label>
      <Group>
        <Input />
      </Group>
      <FieldError />
    </TextField>
  );
}

/** React Aria's components without styles, composed as in its docs. */
export function AriaForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider locale="en-US">
      <main>
        <Form>
          <Field />
          <Select>
            <Label>{words.select}</Label>
            <Button>
              <SelectValue />
            </Button>
            <FieldError />
            <Popover>
              <ListBox>
                {systems.map(({ id, label }) => (
                  <ListBoxItem key={id} id={id}>
                    {label}
                  </ListBoxItem>
                ))}
              </ListBox>
            </Popover>
          </Select>
          <Button onPress={() => setOpen(true)}>{words.button}</Button>
        </Form>
        <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable>
          <Modal>
            <Dialog>
              <Heading slot="title">{words.button}</Heading>
              <p>{words.body}</p>
              <Button slot="close">{words.close}</Button>
            </Dialog>
          </Modal>
        </ModalOverlay>
        <Tabs>
          <TabList aria-label={words.field}>
            {tabs.map(({ id, label }) => (
              <Tab key={id} id={id}>
                {label}
              </Tab>
            ))}
          </TabList>
          {tabs.map(({ id, body }) => (
            <TabPanel key={id} id={id}>
              {body}
            </TabPanel>
          ))}
        </Tabs>
      </main>
    </I18nProvider>
  );
}
