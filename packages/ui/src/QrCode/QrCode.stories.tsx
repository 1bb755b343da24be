import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, screen, waitFor } from 'storybook/test';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const label = 'QR code of the USDT address in the TRON network';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { layout: 'padded' },
  args: {
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    label,
  } satisfies QrCodeProps,
});

export const Address = meta.story({
  async play() {
    await screen.findByRole('img', { name: label });
  },
});

/** Too much data for a QR code: the missing text is shown, and nothing has the label of a code. */
export const TooLong = meta.story({
  args: { value: 'Meridian '.repeat(300), missingLabel: 'Too long for a QR code. Copy the text instead.' },
  async play({ canvas }) {
    const missing = 'Too long for a QR code. Copy the text instead.';
    await waitFor(() => expect(canvas.getByText(missing)).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText(label)).toBeNull();
  },
});

export const EmptyText = meta.story({
  args: { value: '', missingLabel: 'No address yet' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates({ value }) {
    return (
      <States>
        <State name="an address">
          <QrCode value={value} label={label} />
        </State>
        <State name="a long link">
          <QrCode
            value={`https://meridian.example/r/konstantinopolskaya?from=${value}`}
            label="QR code of the partner link"
          />
        </State>
        <State name="large, behind a button on a phone">
          <QrCode value={value} label={label} size="large" showLabel="Show QR" />
        </State>
        <State name="nothing to encode">
          <QrCode value="" label={label} missingLabel="No address yet" />
        </State>
        <State name="nothing to encode, and no words">
          <QrCode value="" label={label} />
        </State>
      </States>
    );
  },
  // Waits for the lazily loaded encoder.
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
  },
});
