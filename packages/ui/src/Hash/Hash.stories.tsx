import { mockClipboard, writeText } from '#.storybook/mockClipboard';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Hash } from './Hash.tsx';

const meta = preview.meta({
  title: 'Components/Hash',
  component: Hash,
  parameters: { layout: 'padded' },
  args: {
    value: '0x7a3f91b6c4d2e85a0f1b9c77d3e64812ab90cd5f6e1328470b5a9d3c6f8e2b41',
    copyLabel: 'Copy the hash',
    copiedLabel: 'Copied',
    failedLabel: 'The browser did not allow it. Select the hash and copy it by hand.',
  },
  beforeEach: mockClipboard,
});

/** A manual selection contains no gaps. */
export const Full = meta.story({
  async play({ args, canvasElement }) {
    const code = canvasElement.querySelector('code')!;
    getSelection()?.selectAllChildren(code);
    await expect(getSelection()?.toString()).toBe(args.value);
    getSelection()?.removeAllRanges();
  },
});

export const Short = meta.story({
  args: { isShort: true, wholeLabel: 'Show the whole hash' },
});

/** If copying fails, the full hash opens and is selected at each attempt, so that the user can copy it by hand. */
export const ShortRefused = meta.story({
  args: Short.input.args,
  async play({ args, canvas, userEvent }) {
    const copy = canvas.getByRole('button', { name: /^Copy/ });
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(copy);
    await waitFor(() => expect(canvas.getByText(/copy it by hand/)).toBeVisible());
    await waitFor(() => expect(getSelection()?.toString()).toBe(args.value));
    getSelection()?.removeAllRanges();
    await userEvent.click(copy);
    await waitFor(() => expect(getSelection()?.toString()).toBe(args.value));
  },
});

/** Tab reaches the short form, which opens the full hash, then the copy button. */
export const Keyboard = meta.story({
  args: Short.input.args,
  async play({ args, canvas, canvasElement, userEvent }) {
    const ends = canvas.getByRole('button', { name: /Show the whole hash/ });
    await userEvent.tab();
    await expect(ends).toHaveFocus();
    await expect(ends).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(ends).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelector('code:not(button code)')).toHaveTextContent(args.value);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect(ends).toHaveFocus();
  },
});

export const EmptyText = meta.story({ args: { value: '' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const short = <Hash {...args} isShort wholeLabel="Show the whole hash" />;
    return (
      <States cell="wide">
        <State name="full">
          <Hash {...args} />
        </State>
        <State name="full, without a prefix">
          <Hash {...args} value="9f2c4b7a1e08d35566c0fe91b7a84d2271c0e5f39ab84c6d10e72f5a3b9c8d41" />
        </State>
        <State name="short">{short}</State>
        <State name="short, hovered" is="hovered">
          {short}
        </State>
        <State name="short, focused" is="focused">
          {short}
        </State>
        <State name="too short to shorten">
          <Hash {...args} value="0x7a3f91b6" isShort wholeLabel="Show the whole hash" />
        </State>
        <State name="empty">
          <Hash {...args} value="" />
        </State>
      </States>
    );
  },
});
