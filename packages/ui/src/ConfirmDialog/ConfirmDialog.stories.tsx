import preview from '#.storybook/preview';
import { sayIn, useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
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
      <KeyValueList
        items={[
          {
            id: 'body',
            term: say('Deposit body', 'Тело депозита'),
            value: <Amount value={{ amount: '1000.00', currency: 'USDT' }} />,
          },
          {
            id: 'fee',
            term: say('Fee for early closing', 'Комиссия за досрочное закрытие'),
            value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} />,
          },
          {
            id: 'lost',
            term: say('Forfeited accruals', 'Теряемые начисления'),
            value: <Amount value={{ amount: '102.00', currency: 'USDT' }} />,
          },
          {
            id: 'net',
            term: say('You receive', 'Вы получите'),
            value: <Amount value={{ amount: '950.00', currency: 'USDT' }} />,
            isTotal: true,
          },
        ]}
      />
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

export const Failed = meta.story({ args: { error: <Failure /> } });

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
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
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
  render: function AllStates() {
    const say = useSay();
    return (
      <ConfirmDialog
        isOpen
        variant="danger"
        title={say('Close this deposit early?', 'Закрыть депозит досрочно?')}
        confirmLabel={say('Close the deposit', 'Закрыть депозит')}
        cancelLabel={say('Keep it', 'Оставить депозит')}
        pendingLabel={say('Closing the deposit', 'Закрываем депозит')}
        onConfirm={fn()}
        onCancel={fn()}
        error={
          <Alert tone="danger" title={say('The deposit was not closed', 'Депозит не закрыт')}>
            {say(
              'Nothing has changed. Try again in a few minutes.',
              'Ничего не изменилось. Повторите попытку через несколько минут.',
            )}
          </Alert>
        }
      >
        <Text>
          {say(
            'The deposit ends now. What it has accrued so far is forfeited.',
            'Депозит завершится сейчас. Всё, что на него начислено, не выплачивается.',
          )}
        </Text>
        <KeyValueList
          items={[
            {
              id: 'body',
              term: say('Deposit body', 'Тело депозита'),
              value: <Amount value={{ amount: '1000.00', currency: 'USDT' }} />,
            },
            {
              id: 'fee',
              term: say('Fee for early closing', 'Комиссия за досрочное закрытие'),
              value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} />,
            },
            {
              id: 'net',
              term: say('You receive', 'Вы получите'),
              value: <Amount value={{ amount: '950.00', currency: 'USDT' }} />,
              isTotal: true,
            },
          ]}
        />
      </ConfirmDialog>
    );
  },
});
