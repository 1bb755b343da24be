import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastProvider, useToast, type ToastProviderProps } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastContent } from './createToastQueue.ts';

/** Longer than any story runs, so that the toast is in the screenshot. */
const LASTING = 600_000;

function Opener({ toasts }: { toasts: readonly ToastContent[] }) {
  const { show, close } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ duration: LASTING, ...toast }));
    return () => ids.forEach(close);
  }, [toasts, show, close]);
  return <Button onPress={() => show({ message: 'Address copied', duration: 300 })}>Copy the address</Button>;
}

/** An app with these toasts open. */
const opened = (...toasts: readonly ToastContent[]) =>
  function App(props: ToastProviderProps) {
    return (
      <ToastProvider {...props}>
        <Opener toasts={toasts} />
      </ToastProvider>
    );
  };

const added = { message: 'Wallet added' };
const newCode = { message: 'A new code is on its way' };

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastProvider,
  subcomponents: { ToastContent: shapes.ToastContent, ToastQueue: shapes.ToastQueue, ToastRegion },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '452px' } },
  },
  args: { label: 'Notifications', closeLabel: 'Close', children: null },
  render: opened(),
  decorators: [
    (Story) => (
      <main style={{ minHeight: 420 }}>
        <Story />
      </main>
    ),
  ],
});

export const Success = meta.story({ render: opened(added) });

/** Tab reaches the close button, Enter or Space closes, and the focus returns. */
export const Keyboard = meta.story({
  render: opened(added, newCode),
  async play() {
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    const cross = { name: 'Close' };
    const opener = screen.getByRole('button', { name: 'Copy the address' });
    opener.focus();
    await region.findAllByRole('button', cross);
    for (const key of ['{Enter}', ' ']) {
      const left = region.getAllByRole('button', cross).length;
      await userEvent.tab();
      await expect(region.getAllByRole('button', cross)[0]).toHaveFocus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(region.queryAllByRole('button', cross)).toHaveLength(left - 1));
      await expect(opener).toHaveFocus();
    }
  },
});

const TwoToasts = opened(newCode, added);

/** A dialog traps Tab. F6 moves to the toasts and back, and the dialog stays open. */
export const OverADialog = meta.story({
  render: (args) => (
    <>
      <TwoToasts {...args} />
      <Dialog isOpen title="Confirm the withdrawal">
        <TextField label="Code from the message" />
      </Dialog>
    </>
  ),
  async play() {
    const cross = { name: 'Close' };
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('Code from the message');
    const crosses = () => within(screen.getByRole('region')).queryAllByRole('button', cross);
    await userEvent.click(field);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(crosses()[0]).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(field).toHaveFocus());
    for (const left of [1, 0]) {
      await userEvent.keyboard('{F6}{Enter}');
      await waitFor(() => expect(crosses()).toHaveLength(left));
      await waitFor(() => expect(field).toHaveFocus());
    }
    await userEvent.keyboard('{F6}');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Toasts that do not fit scroll. Each close button is labelled with its message. */
export const MoreThanTheWindow = meta.story({
  render: opened(...Array.from({ length: 24 }, (_, index) => ({ message: `Wallet ${index + 1} added` }))),
  async play() {
    const region = screen.getByRole('region');
    const toast = (number: number) =>
      within(region).getByRole('group', {
        name: `Wallet ${number} added`,
      });
    const isInView = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => expect(isInView(toast(24))).toBe(true));
    await expect(isInView(toast(1))).toBe(false);
    const cross = within(toast(1)).getByRole('button');
    await expect(cross).toHaveAccessibleDescription('Wallet 1 added');
    await userEvent.keyboard('{F6}');
    await expect(cross).toHaveFocus();
    await waitFor(() => expect(isInView(cross)).toBe(true));
  },
});

export const LongWords = meta.story({
  render: opened({ message: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' }),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: opened(
    added,
    { ...newCode, severity: 'info' },
    { message: 'The rate has changed, check the amount once more', severity: 'warning' },
    { message: 'The changes were not saved: an error occurred, try again later', severity: 'danger' },
  ),
});
