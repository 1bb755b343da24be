import { messages } from '@meridian/frame/messages';
import { act, cleanup, loadMessages, render, screen as page, user } from '@meridian/testing';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, noWork } from '../testing/openApp.tsx';
import { RouteError } from './RouteError.tsx';
import { screen } from './screen.tsx';

const web = await loadMessages(messages);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(Screen: ReturnType<typeof screen>): Promise<void> {
  const element = (
    <MemoryRouter initialEntries={['/en/cabinet']}>
      <Screen />
    </MemoryRouter>
  );
  // React resumes what suspends only in an awaited `act`.
  await act(async () => void render(element, { messages: web }));
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const retry = () => page.findByRole('button', { name: 'Load the page again' });

describe('a page whose code failed to load', () => {
  const load = vi.fn<() => Promise<{ Component: () => string }>>();
  beforeEach(() => {
    load.mockReset();
    load.mockImplementationOnce(lost).mockResolvedValue({ Component: () => 'The page' });
  });

  test('says that what was confirmed may have been carried out, and is loaded again on request', async () => {
    await open(screen({ load, messages: [] }, RouteError));
    expect(await page.findByRole('alert')).toHaveTextContent(/may already have been carried out/);
    expect(page.getByRole('link', { name: 'Check the operations' })).toBeVisible();
    await user.click(await retry());
    expect(await page.findByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('comes back with the connection', async () => {
    await open(screen({ load, messages: [] }, RouteError));
    await retry();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await page.findByText('The page')).toBeVisible();
  });

  test('is loaded again when the user comes back to it', async () => {
    const Screen = screen({ load, messages: [] }, RouteError);
    await open(Screen);
    await retry();
    cleanup();
    await open(Screen);
    expect(await page.findByText('The page')).toBeVisible();
  });
});

test('loads messages that failed to load once more on request', async () => {
  const en = vi.fn<() => Promise<Record<string, string>>>();
  en.mockImplementationOnce(lost).mockResolvedValue({});
  const late = { namespace: 'late', load: en };
  await open(screen({ load: async () => ({ Component: () => 'The page' }), messages: [late] }, RouteError));
  await retry();
  expect(en).toHaveBeenCalledTimes(1);
  const button = await retry();
  await act(() => user.click(button));
  expect(await page.findByText('The page')).toBeVisible();
});

test.each([
  ['/en/login', 'This page could not be shown'],
  ['/ru/login', 'Не удалось показать страницу'],
])('%s is never blank, also without the messages of the app', async (address, title) => {
  vi.stubGlobal('fetch', async () => json(noWork));
  const problem = { namespace: 'problem', load: lost };
  vi.resetModules();
  const { loadMessages: load } = await import('../language/messages.ts');
  await load(address === '/en/login' ? 'en' : 'ru', problem).catch(() => undefined);
  const { openApp } = await import('../testing/openApp.tsx');
  await openApp(address);
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.getByRole('main')).toBeVisible();
});
