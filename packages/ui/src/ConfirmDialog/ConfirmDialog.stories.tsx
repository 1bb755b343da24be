import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const consequences = (
  <>
    <Text>The deposit ends now. What it has accrued so far is forfeited.</Text>
    <KeyValueList
      items={[
        {
          id: 'body',
          term: 'Deposit body',
          value: <Amount value={{ amount: '1000.00', currency: 'USDT' }} />,
        },
        { id: 'fee', term: 'Exit fee', value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} /> },
        {
          id: 'lost',
          term: 'Forfeited accruals',
          value: <Amount value={{ amount: '102.00', currency: 'USDT' }} />,
        },
        {
          id: 'net',
          term: 'You receive',
          value: <Amount value={{ amount: '950.00', currency: 'USDT' }} />,
          isTotal: true,
        },
      ]}
    />
  </>
);

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    variant: 'danger',
    title: 'Close this deposit early?',
    children: consequences,
    confirmLabel: 'Close the deposit',
    cancelLabel: 'Keep it',
    pendingLabel: 'Closing the deposit',
    onConfirm: fn(),
    onCancel: fn(),
  } satisfies ConfirmDialogProps,
});

export const SomethingIsLost = meta.story({
  async play({ args }) {
    await expect(await screen.findByRole('alertdialog', { name: 'Close this deposit early?' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close the deposit' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const OrdinaryStep = meta.story({
  args: {
    variant: 'primary',
    title: 'Invest 1,000.00 USDT?',
    children: <Text>The amount is locked until 14 November 2026. Accruals are held until then.</Text>,
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

export const Failed = meta.story({
  args: {
    error: (
      <Alert tone="danger" title="The deposit was not closed" isAnnounced>
        Nothing has changed. Try again in a few minutes.
      </Alert>
    ),
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Закрыть депозит досрочно?',
    children: (
      <>
        <Text>Депозит завершится сейчас. Всё, что на него начислено, не выплачивается.</Text>
        <KeyValueList
          items={[
            {
              id: 'body',
              term: 'Тело депозита',
              value: <Amount value={{ amount: '1000.00', currency: 'USDT' }} />,
            },
            {
              id: 'fee',
              term: 'Комиссия за досрочное закрытие',
              value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} />,
            },
            {
              id: 'net',
              term: 'Вы получите',
              value: <Amount value={{ amount: '950.00', currency: 'USDT' }} />,
              isTotal: true,
            },
          ]}
        />
      </>
    ),
    confirmLabel: 'Закрыть депозит',
    cancelLabel: 'Оставить депозит',
    pendingLabel: 'Закрываем депозит',
    error: (
      <Alert tone="danger" title="Депозит не закрыт">
        Ничего не изменилось. Повторите попытку через несколько минут.
      </Alert>
    ),
  },
});
