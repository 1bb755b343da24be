import preview from '#.storybook/preview';
import { checkModal } from '#.storybook/checkModal';
import { ClosingReceipt } from '#.storybook/ClosingReceipt';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Consequences() {
  return (
    <>
      <Text>The deposit ends now. What it has accrued so far is forfeited.</Text>
      <ClosingReceipt />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    variant: 'danger',
    title: 'Close this deposit early?',
    children: <Consequences />,
    confirmLabel: 'Close the deposit',
    cancelLabel: 'Keep it',
    pendingLabel: 'Closing the deposit',
    onConfirm: fn(),
    onCancel: fn(),
  } satisfies ConfirmDialogProps,
});

export const SomethingIsLost = meta.story({
  async play({ args }) {
    const opened = await screen.findByRole('alertdialog', { name: 'Close this deposit early?' });
    // The dialog fades in.
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close the deposit' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

function Term() {
  return <Text>The amount is locked until 14 November 2026. Accruals are held until then.</Text>;
}

export const OrdinaryStep = meta.story({
  args: {
    variant: 'primary',
    title: 'Invest 1,000.00 USDT?',
    children: <Term />,
    confirmLabel: 'Invest',
    cancelLabel: 'Not now',
    pendingLabel: 'Creating the deposit',
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: /Clos/ }), { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

function Failure() {
  return (
    <Alert tone="danger" title="The deposit was not closed" isAnnounced>
      Nothing has changed. Try again in a few minutes.
    </Alert>
  );
}

function QuestionBehindButton(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Close early</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setOpen(false)} />
    </main>
  );
}

/** Tab reaches the cancel button first and stays inside. Escape cancels, and the focus returns. */
export const Keyboard = meta.story({
  render: QuestionBehindButton,
  async play() {
    const opener = await screen.findByRole('button', { name: 'Close early' });
    await checkModal(opener, 'alertdialog');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close the deposit' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Закрыть сверхвысокопроизводительный автоматизированный депозит?',
    confirmLabel: 'Подтвердить досрочное закрытие депозита',
    cancelLabel: 'Вернуться к списку активных депозитов',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { error: <Failure /> },
});
