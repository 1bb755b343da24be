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

/** Longer than any story runs, so that the toast is in the screenshot. */
const LASTING = 600_000;

function Opener({ toasts }: { toasts: readonly ToastContent[] }) {
  const say = useSay();
  const { show, close } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ duration: LASTING, ...toast }));
    return () => ids.forEach(close);
  }, [toasts, show, close]);
  return (
    <Button onPress={() => show({ message: say('Address copied', 'Адрес скопирован'), duration: 300 })}>
      {say('Copy the address', 'Скопировать адрес')}
    </Button>
  );
}

type Toasts = Record<'en' | 'ru', readonly ToastContent[]>;

/** An app with these toasts open. */
const opened = (toasts: Toasts) =>
  function App(props: ToastProviderProps) {
    const say = useSay();
    return (
      <ToastProvider {...props}>
        <Opener toasts={say(toasts.en, toasts.ru)} />
      </ToastProvider>
    );
  };

const added = { en: { message: 'Wallet added' }, ru: { message: 'Кошелёк добавлен' } };
const newCode = {
  en: { message: 'A new code is on its way' },
  ru: { message: 'Новый код отправлен на почту' },
};

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastProvider,
  subcomponents: { ToastContent: shapes.ToastContent, ToastQueue: shapes.ToastQueue, ToastRegion },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '452px' } },
    inRussian: { label: 'Уведомления', closeLabel: 'Закрыть' },
  },
  args: { label: 'Notifications', closeLabel: 'Close', children: null },
  render: opened({ en: [], ru: [] }),
  decorators: [
    (Story) => (
      <main style={{ minHeight: 420 }}>
        <Story />
      </main>
    ),
  ],
});

export const Success = meta.story({ render: opened({ en: [added.en], ru: [added.ru] }) });

/** Tab reaches the close button, Enter or Space closes, and the focus returns. */
export const Keyboard = meta.story({
  render: opened({ en: [added.en, newCode.en], ru: [added.ru, newCode.ru] }),
  async play({ globals }) {
    const say = sayIn(globals.language);
    const region = within(screen.getByRole('region', { name: say('Notifications', 'Уведомления') }));
    const cross = { name: say('Close', 'Закрыть') };
    const opener = screen.getByRole('button', { name: say('Copy the address', 'Скопировать адрес') });
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

const TwoToasts = opened({ en: [newCode.en, added.en], ru: [newCode.ru, added.ru] });

/** A dialog traps Tab. F6 moves to the toasts and back, and the dialog stays open. */
export const OverADialog = meta.story({
  render: function OverADialog(args) {
    const say = useSay();
    return (
      <>
        <TwoToasts {...args} />
        <Dialog isOpen title={say('Confirm the withdrawal', 'Подтвердите вывод')}>
          <TextField label={say('Code from the message', 'Код из сообщения')} />
        </Dialog>
      </>
    );
  },
  async play({ globals }) {
    const say = sayIn(globals.language);
    const cross = { name: say('Close', 'Закрыть') };
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(say('Code from the message', 'Код из сообщения'));
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
  render: opened({
    en: Array.from({ length: 24 }, (_, index) => ({ message: `Wallet ${index + 1} added` })),
    ru: Array.from({ length: 24 }, (_, index) => ({ message: `Кошелёк ${index + 1} добавлен` })),
  }),
  async play({ globals }) {
    const say = sayIn(globals.language);
    const region = screen.getByRole('region');
    const toast = (number: number) =>
      within(region).getByRole('group', {
        name: say(`Wallet ${number} added`, `Кошелёк ${number} добавлен`),
      });
    const isInView = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => expect(isInView(toast(24))).toBe(true));
    await expect(isInView(toast(1))).toBe(false);
    const cross = within(toast(1)).getByRole('button');
    await expect(cross).toHaveAccessibleDescription(say('Wallet 1 added', 'Кошелёк 1 добавлен'));
    await userEvent.keyboard('{F6}');
    await expect(cross).toHaveFocus();
    await waitFor(() => expect(isInView(cross)).toBe(true));
  },
});

const longToast = { message: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' };

export const LongWords = meta.story({
  render: opened({ en: [longToast], ru: [longToast] }),
});

const everyKind = {
  en: [
    added.en,
    { ...newCode.en, severity: 'info' },
    { message: 'The rate has changed, check the amount once more', severity: 'warning' },
    { message: 'The changes were not saved: an error occurred, try again later', severity: 'danger' },
  ],
  ru: [
    added.ru,
    { ...newCode.ru, severity: 'info' },
    { message: 'Курс изменился, проверьте сумму ещё раз', severity: 'warning' },
    {
      message: 'Не удалось сохранить изменения: произошла ошибка, повторите попытку позднее',
      severity: 'danger',
    },
  ],
} satisfies Toasts;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: opened(everyKind),
});
