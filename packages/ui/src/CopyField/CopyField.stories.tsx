import { mockClipboard, writeText } from '#.storybook/mockClipboard';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CopyField, type CopyFieldProps } from './CopyField.tsx';

const meta = preview.meta({
  title: 'Components/CopyField',
  component: CopyField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Address in the TRON network',
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    grouping: 'fours',
    copyLabel: 'Copy the address',
    copiedLabel: 'Copied',
    failedLabel: 'The browser did not allow it. The address is selected: copy it by hand.',
  } satisfies CopyFieldProps,
  beforeEach: mockClipboard,
});

export const Address = meta.story();

/** If copying fails, the text is selected without its visual gaps, so that the user can press Ctrl+C. */
export const Refused = meta.story({
  async play({ args }) {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByText(/copy it by hand/)).toBeVisible());
    await expect(getSelection()?.toString()).toBe(args.value);
    await expect(screen.getByRole('button')).toHaveFocus();
  },
});

/** A page without TLS has no clipboard API. */
export const InsecurePage = meta.story({
  args: { value: 'https://meridian.example/r/ivanova', grouping: 'none' },
  async play({ args }) {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByText(/copy it by hand/)).toBeVisible());
    await expect(getSelection()?.toString()).toBe(args.value);
  },
});

/** Tab reaches the button, Enter copies, the focus stays, and the result is announced. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('group');
    const height = field.clientHeight;
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await expect(button).toHaveFocus();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    // What is below stays.
    await expect(field.clientHeight).toBe(height);
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(button).not.toHaveFocus();
  },
});

/** A link stays in one line, and its end is visible. A selection is the whole link. */
export const LongLink = meta.story({
  args: { value: 'https://meridian.example/en/register?inviter=konstantinopolskaya', grouping: 'ends' },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <CopyField {...args} />
    </div>
  ),
  async play({ args, canvasElement }) {
    const link = canvasElement.querySelector('code');
    if (!link) throw new Error('The link is not rendered');
    await expect(link).toHaveTextContent(args.value);
    await expect(link.getClientRects()).toHaveLength(1);
    await expect(link.clientHeight).toBeLessThan(30);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    getSelection()?.selectAllChildren(link);
    await expect(getSelection()?.toString()).toBe(args.value);
    getSelection()?.removeAllRanges();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Адрес для пополнения счёта в превысокомногорассмотрительствующей сети',
    value: '0x7a3f1c9de4b25a8091f3c7d6e2b4a5968c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
    grouping: 'none',
  },
});

/** Nothing to copy yet: the button is disabled. */
export const EmptyValue = meta.story({
  args: { value: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '652px' } } },
  render: (args) => (
    <States cell="wide">
      <State name="in groups of four">
        <CopyField {...args} />
      </State>
      <State name="a link">
        <CopyField
          {...args}
          label="Your partner link"
          value="https://meridian.example/r/konstantinopolskaya"
          grouping="ends"
        />
      </State>
      <State name="a figure, with a labelled button">
        <CopyField {...args} label="Amount to send" value="1500.5" isCopyLabelShown>
          1,500.50 USDT
        </CopyField>
      </State>
      <State name="hovered" is="hovered" on="button">
        <CopyField {...args} />
      </State>
      <State name="focused" is="focused" on="button">
        <CopyField {...args} />
      </State>
      <State name="refused">
        <CopyField {...args} />
      </State>
      <State name="nothing to copy">
        <CopyField {...args} value="" />
      </State>
    </States>
  ),
  // "Copied" disappears after a moment, so a screenshot could miss it. The error stays.
  async play({ canvas, userEvent }) {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    const refused = canvas.getAllByRole('button').at(-2);
    if (!refused) throw new Error('The one before the last is refused');
    await userEvent.click(refused);
    await userEvent.unhover(refused);
    refused.blur();
    await expect(canvas.getAllByRole('status').at(-2)).not.toBeEmptyDOMElement();
    // The selection colour depends on the system.
    getSelection()?.removeAllRanges();
  },
});
