import { createXhrDouble, type DoubledUpload } from '@meridian/api-client/testing';
import { messages as problemMessages } from '@meridian/problem';
import {
  act,
  fireEvent,
  type Language,
  loadMessages,
  mockServer,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { inProcess, photo } from './verification.fixtures.ts';
import { verificationHandlers } from './verification.handlers.ts';
import { VerificationPage } from './VerificationPage.tsx';
import { messages } from './messages.ts';

const texts = await loadMessages(messages, problemMessages);

let uploads: (DoubledUpload & { response: (response: Response) => void; lose: () => void })[];

beforeEach(() => {
  uploads = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    createXhrDouble(
      (upload) =>
        new Promise((response, reject) => {
          uploads.push({ ...upload, response, lose: () => reject(new TypeError('lost')) });
        }),
    ),
  );
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
const show = (language: Language = 'en') => render(<VerificationPage />, { messages: texts, language });
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send for verification' }));
const photoInputs = () => document.querySelectorAll<HTMLInputElement>('input[type="file"]');

async function choose(index: number, file: File) {
  await user.upload(photoInputs()[index]!, file, { applyAccept: false });
}

async function fillIn() {
  await screen.findByRole('textbox', { name: 'Full name' });
  await user.type(field('Full name'), '  Anna Petrova ');
  await user.type(field('Date of birth'), '4/17/1990');
  await user.click(screen.getByRole('radio', { name: 'Married' }));
  await user.type(field('Document number'), 'K01234417');
  for (const index of [0, 1, 2]) await choose(index, photo(`photo-${index + 1}.jpg`));
  await screen.findByText('photo-3.jpg');
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

it('sends six fields and three photos in one form, and shows the bytes', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await send();
  const form = uploads[0]!.form;
  expect(form.get('fullName')).toBe('Anna Petrova');
  expect(form.get('dateOfBirth')).toBe('1990-04-17');
  expect(form.get('familyStatus')).toBe('married');
  expect(form.get('documentNumber')).toBe('K01234417');
  expect(form.get('photoOfWallet')).toMatchObject({ name: 'photo-3.jpg' });
  act(() => uploads[0]!.report(1_500_000, 6_000_000));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '25');
  expect(screen.getByText('1.5 MB of 6 MB')).toBeVisible();
  mockServer.use(...verificationHandlers.inProcess);
  await act(async () => uploads[0]!.response(json(inProcess)));
  expect(await screen.findByText('We are checking your documents')).toBeVisible();
});

it('keeps the answers and photos after a lost connection, and sends them again', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await send();
  await act(async () => uploads[0]!.lose());
  expect(await screen.findByText('The connection was lost')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(uploads).toHaveLength(2);
  expect([...uploads[1]!.form.keys()]).toEqual([...uploads[0]!.form.keys()]);
});

it('keeps the answers and photos after the upload is cancelled', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await send();
  // A second Enter does not cancel it.
  await user.keyboard('{Enter}');
  expect(uploads[0]!.request.signal.aborted).toBe(false);
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(await screen.findByText('The upload is cancelled')).toBeVisible();
  expect(uploads[0]!.request.signal.aborted).toBe(true);
  expect(screen.getByText('photo-1.jpg')).toBeVisible();
  expect(field('Document number')).toHaveValue('K01234417');
  expect(screen.getByRole('button', { name: 'Send for verification' })).toHaveFocus();
});

it('shows only why the last refused file was refused', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await screen.findByRole('textbox', { name: 'Full name' });
  await choose(0, new File(['%PDF-1.7'], 'renamed.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/could not open “renamed.jpg” as a photo/);
  await choose(0, new File([], 'empty.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/“empty.jpg” is empty/)).toBeVisible();
  expect(screen.queryByText(/“renamed.jpg”/)).not.toBeInTheDocument();
});

it('shows what the server says about a photo at that photo, until another is chosen', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await send();
  const problem = {
    code: 'validation_failed',
    status: 422,
    errors: { photoOfLogin: 'file_type_not_allowed' },
  };
  await act(async () => uploads[0]!.response(json(problem, 422)));
  const group = () => screen.getByRole('group', { name: 'Photo with your login' });
  await waitFor(() => expect(group()).toHaveTextContent('This type of file does not work here'));
  await user.click(screen.getByRole('button', { name: 'Remove photo-2.jpg' }));
  expect(group()).not.toHaveTextContent('This type of file does not work here');
});

it.each([
  ['a HEIC', new File(['\0\0\0\x18ftypheic'], 'IMG_1.HEIC'), /HEIC format/],
  [
    'a renamed file',
    new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' }),
    /could not open .* as a photo/,
  ],
  ['an empty file', new File([], 'scan.jpg', { type: 'image/jpeg' }), /is empty/],
  ['a text', new File(['x'], 'notes.txt', { type: 'text/plain' }), /does not work here/],
  [
    'a file of 20 MB',
    new File([photo('big.png'), new Uint8Array(20_000_000)], 'big.png', { type: 'image/png' }),
    /larger than 10 MB/,
  ],
])('refuses %s before anything is sent', async (_, file, words) => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await screen.findByRole('textbox', { name: 'Full name' });
  await choose(0, file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: `Remove ${file.name}` })).toBeNull();
});

it('sends a photo without a name ending or type, as what its content is', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await choose(0, new File([photo('IMG_1')], 'IMG_1'));
  await screen.findByText('IMG_1');
  await send();
  expect(uploads[0]!.form.get('photoOfDocument')).toMatchObject({ name: 'IMG_1', type: 'image/png' });
});

it('names every missing answer, and sends nothing', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await screen.findByRole('textbox', { name: 'Full name' });
  await send();
  expect(await screen.findByText('Enter your full name.')).toBeVisible();
  expect(screen.getByText('Enter your date of birth.')).toBeVisible();
  expect(screen.getByText('Choose your family status.')).toBeVisible();
  expect(screen.getByText('Enter the document number.')).toBeVisible();
  expect(screen.getAllByText('Add this photo.')).toHaveLength(3);
  expect(field('Full name')).toHaveFocus();
  expect(uploads).toHaveLength(0);
});

it('refuses a birth date of a child and a name of 300 characters', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await screen.findByRole('textbox', { name: 'Full name' });
  fireEvent.change(field('Full name'), { target: { value: 'Ж'.repeat(300) } });
  await user.type(field('Date of birth'), '1/1/2024');
  await send();
  expect(await screen.findByText('Enter at most 200 characters.')).toBeVisible();
  expect(screen.getByText(/from the age of 18/)).toBeVisible();
});

it('asks which day is meant by 04/05/1990 and sends the one that is then written', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await fillIn();
  await user.clear(field('Date of birth'));
  await user.type(field('Date of birth'), '04/05/1990{Enter}');
  expect(field('Date of birth')).toHaveAccessibleDescription(/could be April 5, 1990 or May 4, 1990/);
  await send();
  expect(uploads).toHaveLength(0);
  await user.clear(field('Date of birth'));
  await user.type(field('Date of birth'), '4 May 1990');
  await user.tab();
  expect(field('Date of birth')).toHaveValue('May 4, 1990');
  await send();
  expect(uploads[0]!.form.get('dateOfBirth')).toBe('1990-05-04');
});

it('understands a day first in English, and shows it in words', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show();
  await screen.findByRole('textbox', { name: 'Full name' });
  await user.type(field('Date of birth'), '17/04/1990');
  await user.tab();
  expect(field('Date of birth')).toHaveValue('April 17, 1990');
});

it('understands a date of birth as Russians write it, and shows it in words', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  show('ru');
  await screen.findByRole('textbox', { name: 'Фамилия, имя, отчество' });
  await user.type(field('Дата рождения'), '04.05.1990');
  await user.tab();
  expect(field('Дата рождения')).toHaveValue('4 мая 1990 г.');
  await user.clear(field('Дата рождения'));
  await user.type(field('Дата рождения'), '17 апреля 1990 года');
  await user.tab();
  expect(field('Дата рождения')).toHaveValue('17 апреля 1990 г.');
});

it('names the reason of a denial, and asks again with what is known', async () => {
  mockServer.use(...verificationHandlers.denied);
  show();
  expect(await screen.findByText('The photo of the document is out of focus.')).toBeVisible();
  expect(field('Full name')).toHaveValue('Anna Petrova');
  expect(field('Date of birth')).toHaveValue('April 17, 1990');
  expect(field('Document number')).toHaveValue('');
});

it('asks to correct nothing when a denial names no reason', async () => {
  mockServer.use(...verificationHandlers.deniedWithoutReason);
  show();
  expect(await screen.findByText('No reason was given.')).toBeVisible();
  expect(screen.getByText(/to learn the reason/)).toBeVisible();
  expect(screen.queryByText(/named above/)).toBeNull();
});

it('shows the decision to someone who comes back right after sending', async () => {
  mockServer.use(...verificationHandlers.inProcess);
  const { rerender } = show();
  expect(await screen.findByText('We are checking your documents')).toBeVisible();
  rerender(<p>Notifications</p>);
  mockServer.use(...verificationHandlers.denied);
  rerender(<VerificationPage />);
  expect(await screen.findByText('You did not pass verification')).toBeVisible();
});

it('keeps typed answers in this tab', async () => {
  mockServer.use(...verificationHandlers.notVerified);
  const { unmount } = show();
  await screen.findByRole('textbox', { name: 'Full name' });
  await user.type(field('Full name'), 'Anna');
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Anna');
});
