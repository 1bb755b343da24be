import preview from '#.storybook/preview';
import { ClosingReceipt } from '#.storybook/ClosingReceipt';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';

interface DepositProps {
  /** The stage that is shown first. */
  begins: 'asked' | 'failed' | 'closed';
}

/** A deposit that can be closed early: asked, failed and retried, done. */
function Deposit({ begins }: DepositProps) {
  const say = useSay();
  const [stage, setStage] = useState<'open' | DepositProps['begins']>(begins);
  const isClosed = stage === 'closed';
  return (
    <Card
      title={say('Deposit of 1 October', 'Депозит от 1 октября')}
      action={
        <StatusBadge
          state={isClosed ? 'closed' : 'working'}
          label={isClosed ? say('Closed', 'Закрыт') : say('In work', 'В работе')}
        />
      }
    >
      {isClosed ? (
        <Receipt
          title={say('The deposit is closed', 'Депозит закрыт')}
          label={say('Came to your balance', 'Поступило на баланс')}
          amount={<Amount value={{ amount: '950.00', currency: 'USDT' }} />}
          outlook={{
            label: say('What happens next', 'Что дальше'),
            sentence: say(
              'It came to your balance: you can invest or withdraw it.',
              'Деньги поступили на баланс: их можно инвестировать или вывести.',
            ),
          }}
          items={[
            {
              id: 'fee',
              term: say('Fee for early closing', 'Комиссия за досрочное закрытие'),
              value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} />,
            },
          ]}
        />
      ) : (
        <Stack align="start">
          <Amount size="32" value={{ amount: '1000.00', currency: 'USDT' }} />
          <Button onPress={() => setStage('asked')}>{say('Close early', 'Закрыть досрочно')}</Button>
        </Stack>
      )}
      <ConfirmDialog
        isOpen={stage === 'asked' || stage === 'failed'}
        variant="danger"
        title={say('Close this deposit early?', 'Закрыть депозит досрочно?')}
        confirmLabel={say('Close the deposit', 'Закрыть депозит')}
        cancelLabel={say('Keep it', 'Оставить депозит')}
        pendingLabel={say('Closing the deposit', 'Закрываем депозит')}
        onCancel={() => setStage('open')}
        onConfirm={() => setStage('closed')}
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
        <ClosingReceipt />
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
  args: { begins: 'asked' } satisfies DepositProps,
});

/** The dialog states what is paid, what is lost and what arrives. Neither button has the focus. */
export const Asked = meta.story();

/** An error stays in the dialog, and the same button retries. */
export const Failed = meta.story({ args: { begins: 'failed' } });

/** The outcome is shown in place, where the user is looking. */
export const Done = meta.story({ args: { begins: 'closed' } });
