import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount, type AmountProps } from './Amount.tsx';

const meta = preview.meta({
  title: 'Components/Amount',
  component: Amount,
  parameters: { layout: 'padded' },
  args: { value: { amount: '12450.50', currency: 'USDT' } } satisfies AmountProps,
});

export const InText = meta.story();

export const LeadingNumber = meta.story({ args: { size: '44' } });

export const LargestNumber = meta.story({ args: { size: '60' } });

export const CameIn = meta.story({
  args: { sign: 'always' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('+12,450.50 USDT');
  },
});

export const WentOut = meta.story({
  args: { sign: 'always', value: { amount: '-320.00', currency: 'USDT' } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('−320.00 USDT');
  },
});

export const Nothing = meta.story({ args: { sign: 'always', value: { amount: '0', currency: 'USDT' } } });

/** A number of JavaScript would show …0000000000 from the sixteenth digit on. */
export const EveryDigit = meta.story({
  args: { value: { amount: '1234567890123456789012.000000000000000001', currency: 'ETH' }, size: '44' },
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByText(/1,234,567,890,123,456,789,012\.000000000000000001/),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['60', '44', '32', '24', '20', 'inherit'] as const).map((size) => (
        <Amount key={size} size={size} value={{ amount: '12450.50', currency: 'USDT' }} />
      ))}
      <Amount sign="always" value={{ amount: '0.04218834', currency: 'BTC' }} />
      <Amount sign="always" value={{ amount: '-1999.00', currency: 'USDT' }} />
    </div>
  ),
});
