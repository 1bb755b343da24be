import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import { expect, screen, userEvent } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { TotpSection } from './TotpSection.tsx';

const meta = preview.meta({
  component: TotpSection,
  title: 'Features/Settings/TotpSection',
  args: { onSetUp: () => {} },
  decorators: [inToasts],
});

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (code: string) => fill(await screen.findByRole('textbox'), code);

const start = () => press(/^(Set up the app|Подключить)/);

async function confirm() {
  await start();
  await type('408215');
  await press(/^(Switch on|Подключить)$/);
}

const openRemoval = () => press(/^(Switch off|Отключить)$/);

async function remove() {
  await openRemoval();
  await type('408215');
  await press(/^(Switch the app off|Отключить приложение)/);
}

export const Off = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.loading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.error);
  },
});

export const NotStarted = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totpNotStarted);
  },
  async play() {
    await start();
    await screen.findByRole('alert');
  },
});

export const Setup = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
  async play() {
    await start();
    await screen.findAllByRole('img');
  },
});

export const WrongFirstCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totpWrongCode);
  },
  async play() {
    await confirm();
    await screen.findByText(/Codes do not match|Неверный код/);
  },
});

export const RecoveryCodes = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
  async play() {
    await confirm();
    await screen.findByText(/^(Save these|Сохраните)/);
    // A screen reader reads on from here. A ring around the codes would be printed with them.
    const focused = document.activeElement;
    await expect(focused).toHaveAttribute('tabindex', '-1');
    await expect(focused && getComputedStyle(focused).outlineStyle).toBe('none');
  },
});

export const On = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totp);
  },
});

export const FewCodes = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totpFewCodes);
  },
  async play() {
    await screen.findByText(/^(Few recovery|Резервных кодов)/);
  },
});

export const SwitchingOff = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totp);
  },
  play: openRemoval,
});

export const TooManyTries = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totpTooManyTries);
  },
  async play() {
    await remove();
    await screen.findByRole('alert');
  },
});
