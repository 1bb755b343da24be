import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

function Retry() {
  const say = useSay();
  return <Button size="small">{say('Try again', 'Повторить попытку')}</Button>;
}

const meta = preview.meta({ title: 'Components/Alert', component: Alert, parameters: { layout: 'padded' } });

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Send only USDT in the TRON network',
    children: 'Another coin or network sent to this address cannot be returned.',
  },
  parameters: {
    inRussian: {
      title: 'Отправляйте только USDT и только в сети TRON',
      children: 'Другую монету или перевод в другой сети вернуть с этого адреса невозможно.',
    },
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The deposit was not created',
    children: 'Nothing was taken from your balance.',
    actions: <Retry />,
    isAnnounced: true,
  },
  parameters: {
    inRussian: { title: 'Депозит не создан', children: 'С вашего баланса ничего не списано.' },
  },
  async play({ canvasElement, globals }) {
    const say = sayIn(globals.language);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      say('Nothing was taken from your balance.', 'С вашего баланса ничего не списано.'),
    );
  },
});

/** The heading of a result takes the focus, and the page scrolls to it. */
export const Result = meta.story({
  args: {
    tone: 'success',
    title: 'The withdrawal is accepted',
    children: 'You can follow it in the history below.',
    isResult: true,
  },
  parameters: {
    inRussian: { title: 'Вывод принят', children: 'За ним можно следить в истории ниже.' },
  },
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <Alert {...args} />
    </>
  ),
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const heading = canvas.getByRole('heading', { name: say('The withdrawal is accepted', 'Вывод принят') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const LongWords = meta.story({
  args: {
    tone: 'warning',
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    children: '0x7a3f1c9e0b2d4855a6f7c8d9e0f1a2b3c4d5e6f7089a1b2c3d4e5f60718293a4',
  },
});

export const AllStates = meta.story({
  args: Warning.input.args,
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States cell="wide">
        <State name="neutral, title only">
          <Alert
            tone="neutral"
            title={say(
              'Accruals are held until the end of the term',
              'Начисления удерживаются до конца срока',
            )}
          />
        </State>
        <State name="info">
          <Alert tone="info" title={say('Your request is in process', 'Заявка обрабатывается')}>
            {say(
              'It usually takes about an hour. We will write to you when the status changes.',
              'Обычно это занимает около часа. Мы сообщим, когда статус изменится.',
            )}
          </Alert>
        </State>
        <State name="success">
          <Alert tone="success" title={say('Your documents are verified', 'Документы проверены')} />
        </State>
        <State name="warning">
          <Alert
            tone="warning"
            title={say('Send only USDT in the TRON network', 'Отправляйте только USDT и только в сети TRON')}
          >
            {say(
              'Another coin or network sent to this address cannot be returned.',
              'Другую монету или перевод в другой сети вернуть с этого адреса невозможно.',
            )}
          </Alert>
        </State>
        <State name="danger, with an action">
          <Alert
            tone="danger"
            title={say('The deposit was not created', 'Депозит не создан')}
            actions={<Retry />}
          >
            {say('Nothing was taken from your balance.', 'С вашего баланса ничего не списано.')}
          </Alert>
        </State>
      </States>
    );
  },
});
