import preview from '#.storybook/preview';
import { checkModal } from '#.storybook/checkModal';
import { ClosingReceipt } from '#.storybook/ClosingReceipt';
import { sayIn, useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Consequences() {
  const say = useSay();
  return (
    <>
      <Text>
        {say(
          'The deposit ends now. What it has accrued so far is forfeited.',
          'Депозит завершится сейчас. Всё, что на него начислено, не выплачивается.',
        )}
      </Text>
      <ClosingReceipt />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    inRussian: {
      title: 'Закрыть депозит досрочно?',
      confirmLabel: 'Закрыть депозит',
      cancelLabel: 'Оставить депозит',
      pendingLabel: 'Закрываем депозит',
    },
  },
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
  async play({ args, globals }) {
    const say = sayIn(globals.language);
    const name = say('Close this deposit early?', 'Закрыть депозит досрочно?');
    const opened = await screen.findByRole('alertdialog', { name });
    // The dialog fades in.
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: say('Keep it', 'Оставить депозит') })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: say('Close the deposit', 'Закрыть депозит') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

function Term() {
  const say = useSay();
  return (
    <Text>
      {say(
        'The amount is locked until 14 November 2026. Accruals are held until then.',
        'Сумма заблокирована до 14 ноября 2026 года. До этого дня удерживаются и начисления.',
      )}
    </Text>
  );
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
  parameters: {
    inRussian: {
      title: 'Инвестировать 1\u00a0000,00\u00a0USDT?',
      confirmLabel: 'Инвестировать',
      cancelLabel: 'Не сейчас',
      pendingLabel: 'Создаём депозит',
    },
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  async play({ args, globals }) {
    const name = sayIn(globals.language)(/Clos/, /Закр/);
    await userEvent.click(await screen.findByRole('button', { name }), { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

function Failure() {
  const say = useSay();
  return (
    <Alert tone="danger" title={say('The deposit was not closed', 'Депозит не закрыт')} isAnnounced>
      {say(
        'Nothing has changed. Try again in a few minutes.',
        'Ничего не изменилось. Повторите попытку через несколько минут.',
      )}
    </Alert>
  );
}

function QuestionBehindButton(props: ConfirmDialogProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>{say('Close early', 'Закрыть досрочно')}</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setOpen(false)} />
    </main>
  );
}

/** Tab reaches the cancel button first and stays inside. Escape cancels, and the focus returns. */
export const Keyboard = meta.story({
  render: QuestionBehindButton,
  async play({ globals }) {
    const say = sayIn(globals.language);
    const opener = await screen.findByRole('button', { name: say('Close early', 'Закрыть досрочно') });
    await checkModal(opener, 'alertdialog');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      screen.getByRole('button', { name: say('Close the deposit', 'Закрыть депозит') }),
    ).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: say('Keep it', 'Оставить депозит') })).toHaveFocus();
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
