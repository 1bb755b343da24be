import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Amount, type AmountProps } from './Amount.tsx';

const meta = preview.meta({
  title: 'Components/Amount',
  component: Amount,
  parameters: { layout: 'padded' },
  args: { value: { amount: '12450.50', currency: 'USDT' } } satisfies AmountProps,
});

export const LeadingNumber = meta.story({ args: { size: '44' } });

/** A JavaScript number would lose the digits from the sixteenth on. */
export const FortyDigits = meta.story({
  args: { value: { amount: '1234567890123456789012.000000000000000001', currency: 'ETH' }, size: '44' },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An unreadable amount must not look like zero. */
export const EmptyText = meta.story({ args: { value: { amount: '' as '0', currency: 'USDT' } } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ value }) => (
    <States cell="wide">
      {(['inherit', '20', '24', '32', '44', '60'] as const).map((size) => (
        <State key={size} name={`size ${size}`}>
          <Amount size={size} value={value} />
        </State>
      ))}
      <State name="sign always, came in">
        <Amount sign="always" value={{ amount: '0.04218834', currency: 'BTC' }} />
      </State>
      <State name="sign always, went out">
        <Amount sign="always" value={{ amount: '-1999.00', currency: 'USDT' }} />
      </State>
      <State name="sign always, nothing">
        <Amount sign="always" value={{ amount: '0', currency: 'USDT' }} />
      </State>
      <State name="no least decimals">
        <Amount minimumDecimals={0} value={{ amount: '250', currency: 'USDT' }} />
      </State>
      <State name="forty digits">
        <Amount size="24" value={{ amount: '1234567890123456789012.000000000000000001', currency: 'ETH' }} />
      </State>
      <State name="no amount">
        <Amount value={{ amount: '' as '0', currency: 'USDT' }} />
      </State>
    </States>
  ),
});
