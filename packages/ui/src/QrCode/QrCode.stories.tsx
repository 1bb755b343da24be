import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, screen, waitFor } from 'storybook/test';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { layout: 'padded', inRussian: { label: 'QR-код адреса USDT в сети TRON' } },
  args: {
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    label: 'QR code of the USDT address in the TRON network',
  } satisfies QrCodeProps,
});

const labelIn = (language: unknown) =>
  sayIn(language)('QR code of the USDT address in the TRON network', 'QR-код адреса USDT в сети TRON');

export const Address = meta.story({
  async play({ globals }) {
    const name = labelIn(globals.language);
    await expect(await screen.findByRole('img', { name })).toBeVisible();
  },
});

/** More than a code can hold: its words stand in the same place. */
export const TooLong = meta.story({
  args: { value: 'Meridian '.repeat(300) },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(labelIn(globals.language))).toBeVisible();
  },
});

export const EmptyText = meta.story({ args: { value: '' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates({ value }) {
    const say = useSay();
    const address = say('QR code of the USDT address in the TRON network', 'QR-код адреса USDT в сети TRON');
    return (
      <States>
        <State name="an address">
          <QrCode value={value} label={address} />
        </State>
        <State name="a long link">
          <QrCode
            value={`https://meridian.example/r/konstantinopolskaya?from=${value}`}
            label={say('QR code of the partner link', 'QR-код партнёрской ссылки')}
          />
        </State>
        <State name="nothing to encode">
          <QrCode value="" label={address} />
        </State>
      </States>
    );
  },
  // The encoder comes by itself after the rest.
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2));
  },
});
