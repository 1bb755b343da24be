import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyField, type CopyFieldProps } from './CopyField.tsx';

const writeText = fn();

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
    failedLabel: 'The browser did not allow it. Select the address and copy it by hand.',
  } satisfies CopyFieldProps,
  beforeEach() {
    writeText.mockReset();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
});

export const Address = meta.story();

export const PartnerLink = meta.story({
  args: {
    label: 'Your partner link',
    value: 'https://meridian.example/r/ivanova',
    grouping: 'none',
    copyLabel: 'Copy the link',
  },
});

export const Copied = meta.story({
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  },
});

export const Refused = meta.story({
  async play() {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
    await expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ value }) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <CopyField
        label="Адрес для пополнения в сети TRON"
        value={value}
        grouping="fours"
        copyLabel="Скопировать адрес"
        copiedLabel="Адрес скопирован"
        failedLabel="Браузер не разрешил копирование. Выделите адрес и скопируйте его вручную."
      />
      <CopyField
        label="Ваша партнёрская ссылка"
        value="https://meridian.example/r/konstantinopolskaya"
        copyLabel="Скопировать ссылку"
        copiedLabel="Ссылка скопирована"
        failedLabel="Браузер не разрешил копирование. Выделите ссылку и скопируйте её вручную."
      />
    </div>
  ),
});
