import preview from '#.storybook/preview';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';

interface DepositProps {
  /** The server's answer to the first attempt; the second one succeeds. */
  answer: 'closed' | 'lost';
}

/** A deposit that can be closed early: asked, cancelled or confirmed, failed and retried, done. */
function Deposit({ answer }: DepositProps) {
  const say = useSay();
  const [stage, setStage] = useState<'open' | 'asked' | 'failed' | 'closed'>('open');
  const isClosed = stage === 'closed';
  return (
    <Card
      title={say('Deposit of 1 October', 'Депозит от 1 октября')}
      action={
        <StatusBadge
          tone={isClosed ? 'neutral' : 'info'}
          label={isClosed ? say('Closed', 'Закрыт') : say('In work', 'В работе')}
        />
      }
    >
      <Stack align="start">
        <Amount size="32" value={{ amount: isClosed ? '0.00' : '1000.00', currency: 'USDT' }} />
        {isClosed ? (
          <Alert tone="success" isAnnounced title={say('The deposit is closed', 'Депозит закрыт')}>
            {say('950.00 USDT are on your balance.', '950,00 USDT на вашем балансе.')}
          </Alert>
        ) : (
          <Button onPress={() => setStage('asked')}>{say('Close early', 'Закрыть досрочно')}</Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={stage === 'asked' || stage === 'failed'}
        variant="danger"
        title={say('Close this deposit early?', 'Закрыть депозит досрочно?')}
        confirmLabel={say('Close the deposit', 'Закрыть депозит')}
        cancelLabel={say('Keep it', 'Оставить депозит')}
        pendingLabel={say('Closing the deposit', 'Закрываем депозит')}
        onCancel={() => setStage('open')}
        onConfirm={() => setStage(answer === 'lost' && stage === 'asked' ? 'failed' : 'closed')}
        error={
          stage === 'failed' && (
            <Alert tone="danger" isAnnounced title={say('No connection', 'Нет связи')}>
              {say(
                'We do not know whether the deposit was closed. Press again: it is closed once, however often you press.',
                'Неизвестно, закрыт ли депозит. Нажмите ещё раз: он закроется один раз, сколько бы раз вы ни нажали.',
              )}
            </Alert>
          )
        }
      >
        <Text>
          {say(
            'It ends now instead of on 30 November. What it has accrued is forfeited, and this cannot be undone.',
            'Он закончится сейчас, а не 30 ноября. Начисленное пропадёт, и отменить это нельзя.',
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
      </ConfirmDialog>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Patterns/Confirm',
  component: Deposit,
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { answer: 'closed' } satisfies DepositProps,
});

const asking = (say: Say) => screen.getByRole('button', { name: say('Close early', 'Закрыть досрочно') });
const confirming = (say: Say) =>
  screen.findByRole('button', { name: say('Close the deposit', 'Закрыть депозит') });

/** The dialog states what is paid, what is lost and what arrives. Neither button has the focus. */
export const Asked = meta.story({
  async play({ globals }) {
    const say = sayIn(globals.language);
    await userEvent.click(asking(say));
    const name = say('Close this deposit early?', 'Закрыть депозит досрочно?');
    const dialog = await screen.findByRole('alertdialog', { name });
    await expect(dialog).toHaveTextContent(say('Forfeited accruals', 'Теряемые начисления'));
  },
});

/** Escape cancels, nothing happens, and the focus returns to the button. */
export const Declined = meta.story({
  async play({ globals }) {
    const say = sayIn(globals.language);
    await userEvent.click(asking(say));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(asking(say)).toHaveFocus());
    await expect(screen.getByText(say('In work', 'В работе'))).toBeVisible();
  },
});

/** An error stays in the dialog, and the same button retries. */
export const FailedAndTriedAgain = meta.story({
  args: { answer: 'lost' },
  async play({ globals }) {
    const say = sayIn(globals.language);
    await userEvent.click(asking(say));
    await userEvent.click(await confirming(say));
    const failure = await screen.findByRole('alert');
    await expect(failure).toHaveTextContent(say('it is closed once', 'он закроется один раз'));
  },
});

/** The outcome is shown in place, where the user is looking. */
export const Done = meta.story({
  async play({ globals }) {
    const say = sayIn(globals.language);
    await userEvent.click(asking(say));
    await userEvent.click(await confirming(say));
    const outcome = say('950.00 USDT are on your balance.', '950,00 USDT на вашем балансе.');
    const told = await screen.findByText(outcome);
    await waitFor(() => expect(told).toBeVisible());
    await expect(screen.getByText(say('Closed', 'Закрыт'))).toBeVisible();
  },
});
