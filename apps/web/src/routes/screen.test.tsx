import { messages } from '@meridian/frame/messages';
import { createI18n, packageMessages } from '@meridian/i18n';
import { act, cleanup, render, screen as page, user } from '@meridian/testing';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, noWork } from '../testing/openApp.tsx';
import { RouteError } from './RouteError.tsx';
import { screen } from './screen.tsx';

const i18n = createI18n('en');
await i18n.loadNamespaces(messages);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // With the messages that cannot be loaded.
  vi.resetModules();
});

async function open(Screen: ReturnType<typeof screen>): Promise<void> {
  const element = (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/en/cabinet']}>
        <Screen />
      </MemoryRouter>
    </I18nextProvider>
  );
  // React resumes what suspends only in an awaited `act`.
  await act(async () => void render(element));
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const retry = () => page.findByRole('button', { name: 'Load the page again' });

describe('a page whose code failed to load', () => {
  const load = vi.fn<() => Promise<{ Component: () => ReactNode }>>();
  beforeEach(() => {
    load.mockReset();
    load.mockImplementationOnce(lost).mockResolvedValue({ Component: () => <p>The page</p> });
  });

  test('says that what was confirmed may have been carried out, and is loaded again on request', async () => {
    await open(screen(load, RouteError));
    expect(await page.findByRole('alert')).toHaveTextContent(/may have been carried out/);
    expect(page.getByRole('link', { name: 'Check the operations' })).toBeVisible();
    await user.click(await retry());
    expect(await page.findByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('comes back with the connection', async () => {
    await open(screen(load, RouteError));
    await retry();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await page.findByText('The page')).toBeVisible();
  });

  test('is loaded again when the user comes back to it', async () => {
    const Screen = screen(load, RouteError);
    await open(Screen);
    await retry();
    cleanup();
    await open(Screen);
    expect(await page.findByText('The page')).toBeVisible();
  });
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    lost: { text: string };
    late: { text: string };
  }
}

test('loads messages that failed to load once more on request', async () => {
  const importFile = vi.fn<() => Promise<unknown>>();
  importFile.mockImplementationOnce(lost).mockResolvedValue({ en: { text: 'The page' } });
  const namespace = packageMessages('lost', importFile);
  const Component = () => <p>{useTranslation(namespace).t('text')}</p>;
  await open(screen(async () => ({ Component }), RouteError));
  await retry();
  expect(importFile).toHaveBeenCalledTimes(1);
  const button = await retry();
  await act(() => user.click(button));
  expect(await page.findByText('The page')).toBeVisible();
  expect(importFile).toHaveBeenCalledTimes(2);
});

test('loads the messages of a part that is shown later with the page', async () => {
  const importFile = vi.fn(async () => ({ en: { text: 'The details' } }));
  const late = packageMessages('late', importFile);
  const Details = () => <p>{useTranslation(late).t('text')}</p>;
  function Component() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <Details /> : <button onClick={() => setOpen(true)}>Details</button>;
  }
  await open(screen(async () => ({ Component }), RouteError));
  const button = await page.findByRole('button', { name: 'Details' });
  expect(importFile).toHaveBeenCalledTimes(1);
  await user.click(button);
  expect(page.getByText('The details')).toBeVisible();
});

test.each([
  ['/en/login', /^This page could not be shown$/],
  ['/ru/login', /^Не\sудалось показать страницу$/],
])('%s is never blank, also without the messages of the app', async (address, title) => {
  vi.stubGlobal('fetch', async () => json(noWork));
  vi.resetModules();
  const { openApp } = await import('../testing/openApp.tsx');
  const { packageMessages: declare } = await import('@meridian/i18n');
  declare('frame', lost);
  await openApp(address);
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.getByRole('main')).toBeVisible();
});
