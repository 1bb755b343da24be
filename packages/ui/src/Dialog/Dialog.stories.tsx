import { checkModal } from '#.storybook/checkModal';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    title: 'Add a wallet',
    children: 'Withdrawals will go to this address only after you confirm it with a code.',
    closeLabel: 'Close',
  } satisfies DialogProps,
});

export const Open = meta.story();

function CancelOrAdd() {
  return (
    <>
      <Button>Cancel</Button>
      <Button variant="primary">Add the wallet</Button>
    </>
  );
}

export const WithActions = meta.story({ args: { actions: <CancelOrAdd /> } });

function Agreement() {
  return Array.from({ length: 24 }, (_, index) => (
    <Text key={index}>
      {index + 1}. The value of an investment can fall, and a past yield does not promise a future one.
    </Text>
  ));
}

/** The head and the buttons stay visible while the body scrolls. They are not landmarks. */
export const LongContent = meta.story({
  args: {
    ...WithActions.input.args,
    title: 'User agreement',
    children: <Agreement />,
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'User agreement' }));
    const button = dialog.getByRole('button', { name: 'Add the wallet' });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    for (const landmark of ['banner', 'contentinfo'])
      await expect(dialog.queryByRole(landmark)).not.toBeInTheDocument();
  },
});

function DialogBehindButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

/** The focus moves in. Tab stays inside, Escape closes, and the focus returns to the trigger. */
export const Keyboard = meta.story({
  args: WithActions.input.args,
  render: DialogBehindButton,
  play: async () => checkModal(await screen.findByRole('button')),
});

export const LongWords = meta.story({
  args: {
    size: 'small',
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    children: '0x7a3f1c9e0b2d4855a6f7c8d9e0f1a2b3c4d5e6f7089a1b2c3d4e5f60718293a4',
    actions: (
      <>
        <Button>Вернуться к списку кошельков</Button>
        <Button variant="primary">Подтвердить изменение платёжной системы по умолчанию</Button>
      </>
    ),
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: WithActions.input.args,
});
