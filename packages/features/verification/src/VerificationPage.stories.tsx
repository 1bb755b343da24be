import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fill } from '#.storybook/fill';
import { sayIn, type Say } from '#.storybook/useSay';
import { createXhrDouble, type DoubledUpload } from '@meridian/api-client/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { photo } from './verification.fixtures.ts';
import { verificationHandlers } from './verification.handlers.ts';
import { VerificationPage } from './VerificationPage.tsx';

const meta = preview.meta({
  component: VerificationPage,
  title: 'Screens/Settings/Verification',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'verification',
      purpose: 'Sends personal data and photos for verification, and shows its result.',
      specification: '2, account verification; 4, verification statuses; 9, upload time-out',
      rules: [
        'Photos are validated before the upload, with the reason at each photo.',
        'A denial shows its reason and opens the form again.',
        'The upload can be cancelled.',
      ],
    } satisfies ScreenStory,
  },
});

export const Form = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.notVerified),
});

export const InProcess = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.inProcess),
});

export const Verified = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.success),
});

/** The reason, the next step, and the form with what is known. */
export const Denied = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.denied),
});

export const DeniedWithoutReason = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.deniedWithoutReason),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.failed),
});

/** Replaces XMLHttpRequest for one story: the upload does what `answer` says. */
function uploads(response: (upload: DoubledUpload) => Promise<Response>) {
  const { XMLHttpRequest: real } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: createXhrDouble(response) });
  return () => void Object.assign(globalThis, { XMLHttpRequest: real });
}

const photoInputs = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');

async function fillIn(canvasElement: HTMLElement, say: Say) {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText(say('Full name', 'Фамилия, имя, отчество')), 'Anna Petrova');
  const birth = canvas.getByRole('textbox', { name: say('Date of birth', 'Дата рождения') });
  await fill(birth, say('04/17/1990', '17.04.1990'));
  await userEvent.click(canvas.getByRole('radio', { name: say('Married', 'В браке') }));
  await fill(canvas.getByLabelText(say('Document number', 'Номер документа')), 'K01234417');
  for (const [index, input] of photoInputs(canvasElement).entries()) {
    await userEvent.upload(input, photo(`photo-${index + 1}.jpg`));
  }
  await canvas.findByText('photo-3.jpg');
  await userEvent.click(
    canvas.getByRole('button', { name: say('Send for verification', 'Отправить на проверку') }),
  );
}

/** The bytes that were sent, and a button that stops the upload. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(...verificationHandlers.notVerified);
    return uploads(({ report }) => {
      report(1_500_000, 6_200_000);
      return new Promise(() => undefined);
    });
  },
  async play({ canvas, canvasElement, globals }) {
    const say = sayIn(globals.language);
    await fillIn(canvasElement, say);
    const words = say('1.5 MB of 6.2 MB', '1,5 МБ из 6,2 МБ');
    await expect((await canvas.findByText(/1[.,]5/)).textContent.replaceAll('\u00a0', ' ')).toBe(words);
    const cancel = say('Cancel the upload', 'Отменить отправку');
    // The status has the focus, so that the next Tab reaches the button and a second Enter does not press it.
    await expect(document.activeElement).toContainElement(canvas.getByRole('button', { name: cancel }));
    await expect(document.body).not.toHaveFocus();
  },
});

/** After a lost connection everything is still there, and the form can be sent again. */
export const ConnectionLost = meta.story({
  beforeEach({ msw }) {
    msw.use(...verificationHandlers.notVerified);
    return uploads(() => Promise.reject(new TypeError('lost')));
  },
  async play({ canvas, canvasElement, globals }) {
    const say = sayIn(globals.language);
    await fillIn(canvasElement, say);
    await waitFor(() =>
      expect(canvas.getByText(say('The connection was lost', 'Связь прервалась'))).toBeVisible(),
    );
    await expect(canvas.getByText('photo-1.jpg')).toBeVisible();
  },
});

/** Each photo that cannot be sent says why and what to do. */
export const RefusedPhotos = meta.story({
  beforeEach: ({ msw }) => msw.use(...verificationHandlers.notVerified),
  async play({ canvas, canvasElement, globals }) {
    const say = sayIn(globals.language);
    await canvas.findByLabelText(say('Full name', 'Фамилия, имя, отчество'));
    const anything = userEvent.setup({ applyAccept: false });
    const [document, login, wallet] = photoInputs(canvasElement);
    if (!document || !login || !wallet) throw new Error('A photo field is missing');
    await anything.upload(document, new File(['\0\0\0\x18ftypheic'], 'IMG_0417.HEIC'));
    await anything.upload(login, new File(['%PDF-1.7'], 'login.jpg', { type: 'image/jpeg' }));
    await anything.upload(wallet, new File([], 'wallet.png', { type: 'image/png' }));
    for (const name of [/login\.jpg/, /HEIC/, /wallet\.png/]) await screen.findByText(name);
  },
});
