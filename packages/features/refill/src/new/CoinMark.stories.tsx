import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { CoinMark, type CoinMarkProps } from './CoinMark.tsx';

const meta = preview.meta({
  title: 'Features/Refill/CoinMark',
  component: CoinMark,
  parameters: { layout: 'padded' },
  args: { currency: 'USDT' } satisfies CoinMarkProps,
});

export const Known = meta.story();

/** All lines have one width; a currency without a drawing has its first letter. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {['USDT', 'BTC', 'ETH', 'TRX', 'EUR'].map((currency) => (
        <State key={currency} name={currency}>
          <CoinMark currency={currency} />
        </State>
      ))}
    </States>
  ),
  async play({ canvasElement }) {
    const widths = [...canvasElement.querySelectorAll('svg path')].map(
      (line) => getComputedStyle(line).strokeWidth,
    );
    await expect(new Set(widths)).toEqual(new Set(['1.5px']));
  },
});
