import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Amount, type AmountProps } from './Amount.tsx';
import { AmountPrivacy } from './AmountPrivacy.tsx';

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
  render: function AllStates({ value }) {
    const hiddenLabel = 'hidden';
    return (
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
        <State name="at a glance">
          <Amount precision="glance" value={{ amount: '6684.519999', currency: 'USDT' }} />
        </State>
        <State name="at a glance, tiny">
          <Amount precision="glance" value={{ amount: '0.000042', currency: 'USDT' }} />
        </State>
        <State name="leading, with more decimals">
          <Amount size="44" value={{ amount: '6684.519999', currency: 'USDT' }} />
        </State>
        <State name="hidden">
          <AmountPrivacy hiddenLabel={hiddenLabel}>
            <Amount size="32" value={value} />
          </AmountPrivacy>
        </State>
        <State name="forty digits">
          <Amount
            size="24"
            value={{ amount: '1234567890123456789012.000000000000000001', currency: 'ETH' }}
          />
        </State>
        <State name="no amount">
          <Amount value={{ amount: '' as '0', currency: 'USDT' }} />
        </State>
      </States>
    );
  },
});
