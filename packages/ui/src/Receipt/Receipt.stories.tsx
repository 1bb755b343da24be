import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} />;
const address = 'TX7n2oLpFqK1dR8sVhY3mZc9bWgEaUj5Q4';

const deposit = {
  label: 'Deposit body',
  amount: usdt('1000.00'),
  outlook: {
    label: 'What happens next',
    sentence:
      'The first accrual, 1.00 USDT, is added on December 9 and held. On January 7 you get 1,030.00 USDT, if accruals are paid in full.',
  },
  items: [
    { id: 'paid', term: 'Left your balance', value: usdt('1000.00') },
    { id: 'net', term: 'Net income for 30 days', hint: 'Not guaranteed', value: usdt('30.00') },
    { id: 'total', term: 'Total body at the end', value: usdt('1030.00'), isTotal: true },
  ],
} satisfies ReceiptProps;

const meta = preview.meta({
  title: 'Components/Receipt',
  component: Receipt,
  subcomponents: { KeyValueItem: shapes.KeyValueItem },
  parameters: { layout: 'padded' },
  args: {
    ...deposit,
    badge: <StatusBadge state="working" label="In work" />,
    foot: 'Number 0198f7d2',
  },
});

export const Details = meta.story();

/** Before the user confirms: the same receipt, without ink. */
export const Preview = meta.story({
  args: { ...deposit, stage: 'preview', label: 'You lock until January 7' },
});

/** The heading of a step that was just taken gets the focus, and the page scrolls to it. */
export const Result = meta.story({
  args: {
    title: 'Your deposit has started',
    actions: <Button variant="primary">See your deposits</Button>,
  },
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <Receipt {...args} />
    </>
  ),
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { name: 'Your deposit has started' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Достопримечательностепоклонничество',
    amount: usdt('1234567890123456789012.345678901234567890'),
    hint: address.repeat(3),
    items: [{ id: 'sum', term: address, value: usdt('1234567890123456789012.000000000000000001') }],
    foot: address.repeat(3),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Receipt {...args} />
    </div>
  ),
});

/** Without figures, foot and actions nothing is left of them. */
export const EmptyText = meta.story({
  args: { label: '', amount: '', outlook: undefined, items: [], badge: undefined, foot: '' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="wide">
      <State name="made">
        <Receipt
          {...deposit}
          badge={<StatusBadge state="working" label="In work" />}
          foot="Number 0198f7d2"
          actions={<Button variant="primary">See your deposits</Button>}
        />
      </State>
      <State name="preview">
        <Receipt {...deposit} stage="preview" title="Confirm the deposit" />
      </State>
      <State name="loading">
        <Receipt
          {...deposit}
          stage="preview"
          amount={<Skeleton>1,000.00 USDT</Skeleton>}
          items={deposit.items.map((item) => ({ ...item, value: <Skeleton>1,000.00</Skeleton> }))}
        />
      </State>
      <State name="with a notice, and something to copy">
        <Receipt
          label="Requested"
          amount={usdt('500.00')}
          badge={<StatusBadge state="waiting" label="In process" />}
          notice={<Alert tone="warning" title="Your transfer has not been seen yet" />}
          items={[]}
        >
          <CopyField
            label="Address"
            value={address}
            grouping="fours"
            copyLabel="Copy address"
            copiedLabel="Copied"
            failedLabel="It is selected: copy it by hand"
          />
        </Receipt>
      </State>
    </States>
  ),
});
