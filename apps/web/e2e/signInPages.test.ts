import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { openContext } from './browser.ts';
import { signInDemo } from './investors.ts';
import { eachRow } from './eachRow.ts';

const MOST_LAYOUT_SHIFT = 0.02;

const pages = [
  ['en', 'login', 'Sign in', ['Login, e-mail or phone', 'Password']],
  ['ru', 'login', 'Вход', ['Логин, почта или телефон', 'Пароль']],
  ['en', 'register', 'Register', ['Login', 'E-mail', 'Phone', 'Password', 'Password again']],
  ['ru', 'register', 'Регистрация', ['Логин', 'Электронная почта', 'Телефон', 'Пароль', 'Пароль ещё раз']],
  ['en', 'forgot-password', 'New password', ['Login', 'E-mail']],
  ['ru', 'forgot-password', 'Новый пароль', ['Логин', 'Электронная почта']],
] as const;

const app = inject('app');

/** Runs in the page before its own scripts. Records the elements of the static HTML, shifts and the largest paint. */
function watchPage() {
  let written = new WeakSet<Element>();
  let largest: Element | undefined;
  const seen = {
    shift: 0,
    shown: new Array<string>(),
    get isLargestStatic() {
      return largest !== undefined && written.has(largest);
    },
  };
  Reflect.set(window, 'seen', seen);
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') written = new WeakSet(document.querySelectorAll('*'));
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === false) seen.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: unknown = Reflect.get(entry, 'element');
      largest = element instanceof Element ? element : undefined;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const heading = document.querySelector('h1');
    const text = heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : '';
    if (text && seen.shown.at(-1) !== text) seen.shown.push(text);
    requestAnimationFrame(look);
  };
  look();
}

interface Seen {
  shift: number;
  /** Whether the element of the largest paint was in the static HTML. */
  isLargestStatic: boolean;
  /** The headings that were visible, in order. */
  shown: readonly string[];
}

const seenOn = (page: Page) => page.evaluate((): Seen => Reflect.get(window, 'seen'));

async function open(options: BrowserContextOptions = {}) {
  const context = await openContext({ viewport: { width: 412, height: 823 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(watchPage);
  return { page, complaints };
}

/** Holds the script of the app back. Returns the function that lets it through. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each(eachRow(pages))('/%s/%s', (language, path, heading, labels) => {
  const address = () => `${app.url}/${language}/${path}`;

  it('shows its form without scripts', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const response = await page.goto(address());
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.title()).toContain(heading);
    expect(await page.locator('label').allInnerTexts()).toEqual(expect.arrayContaining([...labels]));
    expect(await page.locator('[aria-hidden][data-shape]').count()).toBe(0);
    const notice = await page
      .locator('noscript')
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(notice).toBeGreaterThan(0);
  });

  it('keeps what is typed into it before the app is there, and becomes interactive without a shift', async () => {
    const { page, complaints } = await open({ colorScheme: 'dark' });
    const release = await holdApp(page);
    await page.goto(address());
    const [first, second] = labels;
    await page.getByLabel(first, { exact: true }).fill('anna');
    await page.getByLabel(second, { exact: true }).pressSequentially('a.petrova');
    await page.keyboard.press('Home');
    release();
    await page.locator('#root[data-hydrated]').waitFor();
    await page.keyboard.type('>');
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel(first, { exact: true }).inputValue()).toBe('anna');
    expect(await page.getByLabel(second, { exact: true }).inputValue()).toBe('>a.petrova');
    expect(
      await page.getByLabel(second, { exact: true }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    const seen = await seenOn(page);
    // Input ends the search for the largest paint, so another test looks for it.
    expect(seen.shown).toEqual([heading]);
    expect(seen.shift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    expect(complaints).toEqual([]);
  });

  it('opens without a message, and its largest paint is static', async () => {
    const { page, complaints } = await open();
    await page.goto(address(), { waitUntil: 'networkidle' });
    await page.locator('#root[data-hydrated]').waitFor();
    const seen = await seenOn(page);
    expect(seen).toMatchObject({ isLargestStatic: true, shown: [heading] });
    expect(seen.shift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    expect(complaints).toEqual([]);
  });
});

it('keeps the order of what is typed while the app takes the form over', async () => {
  const { page } = await open();
  const release = await holdApp(page);
  await page.goto(`${app.url}/en/login`);
  const field = page.getByLabel('Login, e-mail or phone');
  await field.pressSequentially('typed');
  release();
  const more = '.and.typed.on.and.on.and.on.and.on';
  await page.keyboard.type(more, { delay: 15 });
  await page.locator('#root[data-hydrated]').waitFor();
  expect(await field.inputValue()).toBe(`typed${more}`);
});

it('continues a registration whose first step was submitted before the app was there', async () => {
  const { page, complaints } = await open();
  const release = await holdApp(page);
  await page.goto(`${app.url}/en/register?utm_source=letter`);
  await page.getByLabel('Login', { exact: true }).fill('earlybird');
  await page.getByLabel('E-mail').fill('earlybird@example.com');
  await page.getByLabel('Phone').fill('+447700900555');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  expect(page.url()).toBe(`${app.url}/en/register?utm_source=letter`);
  release();
  await page.getByLabel('Password', { exact: true }).fill('nine quiet herons 57');
  await page.getByLabel('Password again').fill('nine quiet herons 57');
  // By its key: the form still grows above it.
  await page.getByRole('checkbox').press(' ');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`${app.url}/en/cabinet`);
  await page.getByRole('dialog', { name: 'Confirm your phone' }).waitFor();
  expect(complaints).toEqual([]);
});

it('names the empty fields of a form that was sent before the app was there', async () => {
  const { page, complaints } = await open();
  const release = await holdApp(page);
  await page.goto(`${app.url}/en/forgot-password`);
  await page.getByRole('button', { name: 'Send a code' }).click();
  release();
  await page.getByText('Please enter your login!').waitFor();
  await page.getByText('Please enter your E-mail!').waitFor();
  expect(complaints).toEqual([]);
});

it('shows the password when its button was pressed before the app was there', async () => {
  const { page, complaints } = await open();
  const release = await holdApp(page);
  await page.goto(`${app.url}/en/login`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('nine quiet herons 57');
  await page.getByRole('button', { name: 'Show the password' }).click();
  release();
  await page.getByRole('button', { name: 'Hide the password' }).waitFor();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await password.inputValue()).toBe('nine quiet herons 57');
  expect(complaints).toEqual([]);
});

it('keeps the query, and shows the inviter without moving the form', async () => {
  const { page, complaints } = await open();
  await page.goto(`${app.url}/en/register?inviter=anna`, { waitUntil: 'networkidle' });
  await page.getByText('anna').first().waitFor();
  const seen = await seenOn(page);
  expect(seen.shift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
  expect(seen.shown).toEqual(['Register']);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${app.url}/en/login?inviter=anna`);
  await page.goto(`${app.url}/en/login?utm_source=letter`);
  await page.locator('#root[data-hydrated]').waitFor();
  const other = page.getByRole('link', { name: 'Русский' });
  expect(await other.getAttribute('href')).toBe('/ru/login?utm_source=letter');
  await other.click();
  await page.waitForURL(`${app.url}/ru/login?utm_source=letter`);
  await page.getByRole('heading', { name: 'Вход' }).waitFor();
  expect(complaints).toEqual([]);
});

it('opens a document from the label of the agreement without ticking it', async () => {
  const { page, complaints } = await open({ locale: 'en-GB' });
  await page.goto(`${app.url}/en/register`);
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByLabel('Login').fill('reader1');
  await page.getByLabel('E-mail').fill('reader1@investor.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+35799000998');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  const box = page.getByRole('checkbox', { name: 'I accept the user agreement and the public offer' });
  await box.waitFor();
  for (const [name, path] of [
    ['user agreement', '/en/agreement'],
    ['public offer', '/en/offer'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    expect(new URL((await opened).url()).pathname).toBe(path);
  }
  expect(await box.isChecked()).toBe(false);
  await page.getByText('I accept the').click();
  expect(await box.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

it('leads a signed-in visitor to the cabinet without showing the form', async () => {
  const { storage } = await signInDemo(app);
  const { page, complaints } = await open({ storageState: storage });
  for (const path of ['login', 'register']) {
    await page.goto(`${app.url}/en/${path}`);
    await page.waitForURL(`${app.url}/en/cabinet`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await seenOn(page)).shown).not.toContainEqual(expect.stringMatching(/Sign in|Register/));
  }
  expect(complaints).toEqual([]);
});
