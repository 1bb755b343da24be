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
    await screen.findByRole('img', { name });
  },
});

/** Too much data for a QR code: the missing text is shown, and nothing has the label of a code. */
export const TooLong = meta.story({
  args: { value: 'Meridian '.repeat(300), missingLabel: 'Too long for a QR code. Copy the text instead.' },
  parameters: { inRussian: { missingLabel: 'Слишком длинно для QR-кода. Скопируйте текст.' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const missing = say(
      'Too long for a QR code. Copy the text instead.',
      'Слишком длинно для QR-кода. Скопируйте текст.',
    );
    await waitFor(() => expect(canvas.getByText(missing)).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText(labelIn(globals.language))).toBeNull();
  },
});

export const EmptyText = meta.story({
  args: { value: '', missingLabel: 'No address yet' },
  parameters: { inRussian: { missingLabel: 'Адреса пока нет' } },
});

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
        <State name="large, behind a button on a phone">
          <QrCode value={value} label={address} size="large" showLabel={say('Show QR', 'Показать QR-код')} />
        </State>
        <State name="nothing to encode">
          <QrCode value="" label={address} missingLabel={say('No address yet', 'Адреса пока нет')} />
        </State>
        <State name="nothing to encode, and no words">
          <QrCode value="" label={address} />
        </State>
      </States>
    );
  },
  // Waits for the lazily loaded encoder.
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
  },
});
