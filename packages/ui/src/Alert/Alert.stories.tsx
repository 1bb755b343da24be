import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({ title: 'Components/Alert', component: Alert, parameters: { layout: 'padded' } });

export const Neutral = meta.story({
  args: { tone: 'neutral', title: 'Accruals are held until the end of the tariff' },
});

export const Info = meta.story({
  args: {
    tone: 'info',
    title: 'Your request is in process',
    children: 'It usually takes about an hour. We will write to you when the status changes.',
  },
});

export const Success = meta.story({ args: { tone: 'success', title: 'Your documents are verified' } });

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Send only USDT in the TRON network',
    children: 'Another coin or network sent to this address cannot be returned.',
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The deposit was not created',
    children: 'Nothing was taken from your balance.',
    actions: <Button size="small">Try again</Button>,
    isAnnounced: true,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nothing was taken from your balance.',
    );
  },
});

export const AllStates = meta.story({
  args: Neutral.input.args,
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Alert tone="neutral" title="Начисления удерживаются до конца тарифа" />
      <Alert tone="info" title="Заявка обрабатывается">
        Обычно это занимает около часа. Мы сообщим, когда статус изменится.
      </Alert>
      <Alert tone="success" title="Документы проверены" />
      <Alert tone="warning" title="Отправляйте только USDT и только в сети TRON">
        Другую монету или перевод в другой сети вернуть с этого адреса невозможно.
      </Alert>
      <Alert
        tone="danger"
        title="Депозит не создан"
        actions={<Button size="small">Повторить попытку</Button>}
      >
        С вашего баланса ничего не списано.
      </Alert>
    </div>
  ),
});
