import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

function Retry() {
  return <Button size="small">Try again</Button>;
}

const meta = preview.meta({ title: 'Components/Alert', component: Alert, parameters: { layout: 'padded' } });

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
    actions: <Retry />,
    isAnnounced: true,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nothing was taken from your balance.',
    );
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
  render: () => (
    <States cell="wide">
      <State name="neutral, title only">
        <Alert tone="neutral" title="Accruals are held until the end of the term" />
      </State>
      <State name="info">
        <Alert tone="info" title="Your request is in process">
          It usually takes about an hour. We will write to you when the status changes.
        </Alert>
      </State>
      <State name="success">
        <Alert tone="success" title="Your documents are verified" />
      </State>
      <State name="warning">
        <Alert tone="warning" title="Send only USDT in the TRON network">
          Another coin or network sent to this address cannot be returned.
        </Alert>
      </State>
      <State name="danger, with an action">
        <Alert tone="danger" title="The deposit was not created" actions={<Retry />}>
          Nothing was taken from your balance.
        </Alert>
      </State>
    </States>
  ),
});
