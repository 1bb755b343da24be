import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import type { Schema } from '@meridian/api-client';
import {
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  render,
  screen,
  user as investor,
  waitFor,
  within,
} from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { profile, user } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { ProfileSection } from './ProfileSection.tsx';

const texts = await loadMessages(messages, formsMessages, problemMessages);
const onUserChange = vi.fn<(user: Schema<'User'>) => void>();

function show(language: Language = 'en') {
  return render(
    <ToastProvider label="Messages" closeLabel="Close">
      <ProfileSection user={user} onUserChange={onUserChange} hrefs={{ confirmEmail: '/confirm-email' }} />
    </ToastProvider>,
    { messages: texts, language },
  );
}

const nameField = () => screen.findByRole('textbox', { name: 'Full name' });
const save = () => investor.click(screen.getByRole('button', { name: 'Save personal data' }));

async function change(field: HTMLElement, text: string) {
  await investor.clear(field);
  await investor.click(field);
  await investor.paste(text);
}

beforeEach(() => {
  onUserChange.mockReset();
  mockServer.use(...settingsHandlers.goodDay);
});

describe('the personal data', () => {
  it('are sent without spare spaces, with an emptied field as null', async () => {
    const sent = vi.fn<(change: Schema<'ProfileChange'>) => void>();
    mockServer.use(
      mockApi.patch('/user-data', 200, ({ body }) => {
        sent(body);
        return { ...profile, ...body };
      }),
    );
    show();
    await change(await nameField(), '  Анна-Мария   О’Нил ');
    await investor.clear(screen.getByRole('textbox', { name: 'City' }));
    await save();
    expect(await screen.findByText('Personal data saved.')).toBeVisible();
    // The country may have been changed on another device since.
    expect(sent).toHaveBeenCalledExactlyOnceWith({ fullName: 'Анна-Мария О’Нил', city: null });
    expect(await nameField()).toHaveValue('Анна-Мария О’Нил');
  });

  it('keep what was typed when the server refuses, each error at its field', async () => {
    mockServer.use(...settingsHandlers.profileRefused);
    show();
    const [name, city] = [await nameField(), screen.getByRole('textbox', { name: 'City' })];
    await change(name, 'a'.repeat(300));
    await change(city, 'b'.repeat(300));
    await save();
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveValue('a'.repeat(300));
    expect(name).toHaveFocus();
    expect(city).toBeInvalid();
    expect(city).toHaveValue('b'.repeat(300));
    expect(screen.queryByText('Personal data saved.')).not.toBeInTheDocument();
  });

  it('say which characters a name may have, before anything is sent', async () => {
    show();
    await change(await nameField(), 'Anna 🏖');
    await save();
    expect(await nameField()).toHaveAccessibleDescription(expect.stringContaining('Use letters, digits'));
  });

  it.each([
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["'t Hooft", "'t Hooft"],
    ['O`Neil', 'O’Neil'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u202aAnna\u202c', 'Anna'],
    ['\u200b', null],
  ])('may have the name "%s"', async (typed, fullName) => {
    const sent = vi.fn<(change: Schema<'ProfileChange'>) => void>();
    mockServer.use(
      mockApi.patch('/user-data', 200, ({ body }) => {
        sent(body);
        return { ...profile, ...body };
      }),
    );
    show();
    const field = await nameField();
    await investor.clear(field);
    await investor.click(field);
    await investor.paste(typed);
    await save();
    expect(await screen.findByText('Personal data saved.')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fullName }));
  });

  // jsdom has no observer of what scrolls.
  it.each([
    ['USA', 'United States'],
    ['Белоруссия', 'Belarus'],
    ['XK', 'Kosovo'],
    ['Czech Republic', 'Czechia'],
  ])('find a country as "%s"', async (typed, name) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    show();
    await nameField();
    const country = screen.getByRole('combobox', { name: 'Country' });
    await investor.clear(country);
    await investor.type(country, typed);
    expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  it('survive a reload until they are saved', async () => {
    const { unmount } = show();
    await change(await nameField(), 'Anna P');
    unmount();
    const second = show();
    expect(await nameField()).toHaveValue('Anna P');
    await save();
    await screen.findByText('Personal data saved.');
    second.unmount();
    show();
    expect(await nameField()).toHaveValue('Anna Petrova');
  });

  it('name the countries in the language of the page', async () => {
    show('ru');
    expect(await screen.findByRole('combobox', { name: 'Страна' })).toHaveValue('Кипр');
  });
});

describe('a new e-mail', () => {
  async function openDialog() {
    await investor.click(await screen.findByRole('button', { name: 'Change the e-mail' }));
    return screen.findByRole('dialog');
  }

  it('is trimmed, and updates the user', async () => {
    show();
    const dialog = await openDialog();
    await investor.type(within(dialog).getByRole('textbox'), ' new@example.com ');
    await investor.click(within(dialog).getByRole('button', { name: 'Save the e-mail' }));
    await waitFor(() =>
      expect(onUserChange).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ email: 'new@example.com', emailConfirmed: false }),
      ),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not sent when it is the current one', async () => {
    show();
    const dialog = await openDialog();
    await investor.type(within(dialog).getByRole('textbox'), ` ${user.email.toUpperCase()} `);
    await investor.click(within(dialog).getByRole('button', { name: 'Save the e-mail' }));
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('This is already your e-mail.');
    expect(onUserChange).not.toHaveBeenCalled();
  });

  it('that is taken is reported at its field, and an outside press closes nothing', async () => {
    mockServer.use(...settingsHandlers.emailTaken);
    show();
    const dialog = await openDialog();
    await investor.type(within(dialog).getByRole('textbox'), 'new@example.com');
    await investor.click(within(dialog).getByRole('button', { name: 'Save the e-mail' }));
    const field = within(dialog).getByRole('textbox', { name: 'New e-mail' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already registered/));
    await investor.click(document.body);
    expect(field).toHaveValue('new@example.com');
    expect(onUserChange).not.toHaveBeenCalled();
  });
});
