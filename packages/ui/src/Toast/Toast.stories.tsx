import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { sayIn, useSay } from '#.storybook/useSay';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastProvider, useToast, type ToastProviderProps } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastContent } from './createToastQueue.ts';

/** Long enough that no story ends before its picture is taken. */
const LASTING = 600_000;

function Opener({ toasts }: { toasts: readonly ToastContent[] }) {
  const say = useSay();
  const { show, close } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ duration: LASTING, ...toast }));
    return () => ids.forEach(close);
  }, [toasts, show, close]);
  return (
    <Button onPress={() => show({ message: 'Address copied', duration: 300 })}>
      {say('Copy the address', 'Скопировать адрес')}
    </Button>
  );
}

/** An app in which these toasts have come up. */
const opened = (...toasts: readonly ToastContent[]) =>
  function App(props: ToastProviderProps) {
    return (
      <ToastProvider {...props}>
        <Opener toasts={toasts} />
      </ToastProvider>
    );
  };

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastProvider,
  subcomponents: { ToastContent: shapes.ToastContent, ToastQueue: shapes.ToastQueue, ToastRegion },
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '452px' } } },
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

export const Success = meta.story({ render: opened({ message: 'Wallet added' }) });

export const Info = meta.story({
  render: opened({ message: 'A new code is on its way', severity: 'info' }),
});

export const Warning = meta.story({
  render: opened({ message: 'The rate has changed', severity: 'warning' }),
});

export const Danger = meta.story({ render: opened({ message: 'Update error', severity: 'danger' }) });

export const ClosesByItself = meta.story({
  async play({ globals }) {
    const say = sayIn(globals.language);
    await userEvent.click(screen.getByRole('button', { name: say('Copy the address', 'Скопировать адрес') }));
    const opened = await screen.findByText('Address copied');
    // It enters from nothing.
    await waitFor(() => expect(opened).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Address copied')).toBeNull());
  },
});

/** Tab reaches the cross, Enter or Space closes, and the focus goes back to where the person was. */
export const Keyboard = meta.story({
  render: opened({ message: 'Wallet added' }, { message: 'A new code is on its way' }),
  async play({ globals }) {
    const say = sayIn(globals.language);
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    const opener = screen.getByRole('button', { name: say('Copy the address', 'Скопировать адрес') });
    opener.focus();
    for (const key of ['{Enter}', ' ']) {
      const left = region.getAllByRole('button', { name: 'Close' }).length;
      await userEvent.tab();
      await expect(region.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(region.queryAllByRole('button', { name: 'Close' })).toHaveLength(left - 1));
      await expect(opener).toHaveFocus();
    }
  },
});

/** A dialog keeps Tab to itself: F6 leads out of it to the toasts and back, and the dialog stays. */
export const OverADialog = meta.story({
  render: (args) => {
    const App = opened({ message: 'A new code is on its way' }, { message: 'Wallet added' });
    return (
      <>
        <App {...args} />
        <Dialog isOpen title="Confirm the withdrawal">
          <TextField label="Code from the message" />
        </Dialog>
      </>
    );
  },
  async play() {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('Code from the message');
    const crosses = () => within(screen.getByRole('region')).queryAllByRole('button', { name: 'Close' });
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

export const LongWords = meta.story({
  render: opened({ message: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' }),
});

const toasts = {
  en: [
    { message: 'Wallet added' },
    { message: 'A new code is on its way', severity: 'info' },
    { message: 'The rate has changed, check the amount once more', severity: 'warning' },
    { message: 'The changes were not saved: an error occurred, try again later', severity: 'danger' },
  ],
  ru: [
    { message: 'Кошелёк добавлен' },
    { message: 'Новый код отправлен на почту', severity: 'info' },
    { message: 'Курс изменился, проверьте сумму ещё раз', severity: 'warning' },
    {
      message: 'Не удалось сохранить изменения: произошла ошибка, повторите попытку позднее',
      severity: 'danger',
    },
  ],
} satisfies Record<string, readonly ToastContent[]>;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const say = useSay();
    return (
      <ToastProvider {...args}>
        <Opener toasts={say(toasts.en, toasts.ru)} />
      </ToastProvider>
    );
  },
});
