import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { layout: 'padded' },
  args: {
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    label: 'QR code of the USDT address in the TRON network',
  } satisfies QrCodeProps,
});

export const Address = meta.story({
  async play({ args }) {
    await expect(await screen.findByRole('img', { name: args.label })).toBeVisible();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ value }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <QrCode value={value} label="QR-код адреса USDT в сети TRON" />
      <QrCode
        value={`https://meridian.example/r/konstantinopolskaya?from=${value}`}
        label="QR-код партнёрской ссылки"
      />
    </div>
  ),
});
