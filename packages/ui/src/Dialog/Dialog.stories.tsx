import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Add a wallet',
    children: 'Withdrawals will go to this address only after you confirm it with a code.',
    closeLabel: 'Close',
  } satisfies DialogProps,
});

export const Open = meta.story({
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Add a wallet' })).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add the wallet</Button>
      </>
    ),
  },
});

export const LongContent = meta.story({
  args: {
    ...WithActions.input.args,
    title: 'User agreement',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        {index + 1}. The value of an investment can fall, and a past yield does not promise a future one.
      </Text>
    )),
  },
});

function DialogBehindButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Add a wallet</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

export const ClosedByEscape = meta.story({
  render: DialogBehindButton,
  async play() {
    const opener = await screen.findByRole('button', { name: 'Add a wallet' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Подтвердите кошелёк для вывода средств',
    children: 'Мы отправили код на вашу почту. Кошелёк станет доступен для вывода после подтверждения.',
    closeLabel: 'Закрыть',
    actions: (
      <>
        <Button>Отменить</Button>
        <Button variant="primary">Подтвердить кошелёк</Button>
      </>
    ),
  },
});
