import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
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

const meta = preview.meta({
  title: 'Components/Toast',
  component: Opener,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '420px' } } },
  args: { toasts: [] satisfies ToastContent[] },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 420 }}>
        <ToastProvider label="Notifications" closeLabel="Close">
          <Story />
        </ToastProvider>
      </main>
    ),
  ],
});

export const Success = meta.story({ args: { toasts: [{ message: 'Wallet added' }] } });

export const Info = meta.story({
  args: { toasts: [{ message: 'A new code is on its way', severity: 'info' }] },
});

export const Warning = meta.story({
  args: { toasts: [{ message: 'The rate has changed', severity: 'warning' }] },
});

export const Danger = meta.story({ args: { toasts: [{ message: 'Update error', severity: 'danger' }] } });

export const ClosesByItself = meta.story({
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
    await expect(await screen.findByText('Address copied')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Address copied')).toBeNull());
  },
});

/** Tab reaches the cross, Enter closes, and the focus goes back to where the person was. */
export const Keyboard = meta.story({
  args: { toasts: [{ message: 'Wallet added' }] },
  async play() {
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    const opener = screen.getByRole('button', { name: 'Copy the address' });
    opener.focus();
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region.queryByText('Wallet added')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { toasts: [{ message: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' }] },
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
  render: function AllStates() {
    const say = useSay();
    return <Opener toasts={say(toasts.en, toasts.ru)} />;
  },
});
