import { mockClipboard, writeText } from '#.storybook/mockClipboard';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Address } from './Address.tsx';

const meta = preview.meta({
  title: 'Components/Address',
  component: Address,
  parameters: { layout: 'padded' },
  args: {
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    network: 'TRON (TRC-20)',
    copyLabel: 'Copy the address',
    copiedLabel: 'Copied',
    failedLabel: 'The browser did not allow it. Select the address and copy it by hand.',
  },
  beforeEach: mockClipboard,
});

export const Whole = meta.story({});

export const Short = meta.story({
  args: { isShort: true, wholeLabel: 'Show the whole address' },
});

/** Tab reaches the short form, then the copy button. The copied address is complete and has no gaps. */
export const Keyboard = meta.story({
  args: Short.input.args,
  async play({ args, canvas, userEvent }) {
    const ends = canvas.getByRole('button', { name: /Show the whole address/ });
    await userEvent.tab();
    await expect(ends).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(ends).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await userEvent.tab({ shift: true });
    await expect(ends).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { network: 'Достопримечательностепоклонническая сеть' },
  render: (args) => (
    <div style={{ maxWidth: 180 }}>
      <Address {...args} />
    </div>
  ),
});

/** An empty address is shown as a dash, without a copy button. */
export const EmptyText = meta.story({ args: { value: '' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const tron = 'Network: TRON (TRC-20)';
    return (
      <States cell="wide">
        <State name="whole">
          <Address {...args} network={tron} />
        </State>
        <State name="whole, with a prefix">
          <Address
            {...args}
            value="0x52908400098527886E0F7030069857D2E4169EE7"
            network="Network: Ethereum (ERC-20)"
          />
        </State>
        <State name="short">
          <Address {...args} network={tron} isShort wholeLabel="Show the whole address" />
        </State>
        <State name="copying, focused" is="focused">
          <Address {...args} network={tron} />
        </State>
      </States>
    );
  },
});
