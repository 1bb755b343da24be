import { findFreePort, serveWeb } from '@meridian/hosting';
import { buildFolder, readInlineScripts, renderServiceWorker, sitePolicies } from '@meridian/site';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openContext } from './browser.ts';
import { readSite } from './ownApp.ts';
import { PASSWORD, registerInvestor, signInDemo } from './investors.ts';
import { enterCredentials } from './signIn.ts';

type Files = Map<string, string>;

const { sandboxUrl: upstream } = inject('app');
let port: number;
let url: string;
let firstBuild: Files;
let secondBuild: Files;
/** Stops the web server of the running test, and with it the API. */
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

/** A file that the second build does not have any more. */
const gone = /"(?<file>\/assets\/CasesRoute-[^"]+)",/;

beforeAll(async () => {
  port = await findFreePort(4900);
  url = `http://localhost:${port}`;
  firstBuild = await readSite();
  secondBuild = new Map(firstBuild);
  for (const [path, content] of firstBuild)
    if (path.startsWith('en/cabinet')) secondBuild.set(path, content.replace('<html', '<html data-second'));
  secondBuild.set(
    'service-worker.js',
    renderServiceWorker(secondBuild).replaceAll(new RegExp(gone, 'g'), ''),
  );
});

async function serve(files: Files): Promise<void> {
  const policies = sitePolicies(readInlineScripts());
  ({ close: stop } = await serveWeb({ folder: `${buildFolder}/dist`, files, policies, port, upstream }));
}

/** Opens the cabinet with all files of the build stored. */
beforeEach(async () => {
  await serve(firstBuild);
  const { storage: storageState } = await signInDemo({ url, sandboxUrl: upstream });
  const viewport = { width: 1280, height: 900 };
  context = await openContext({ viewport, locale: 'en-GB', storageState }, { hasServiceWorker: true });
  page = await context.newPage();
  await page.goto(`${url}/en/cabinet`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('person:balanceTime:')),
  );
});

afterEach(async () => {
  await stop();
});

const shown = (at: Page) => at.locator('#root').innerText();

/** An amount as the cabinet writes it. */
const AMOUNT = /\d[.,]\d\d\b/;

it('opens the cabinet while the server is stopped, says when the balance was known, and shows no amount', async () => {
  expect(await shown(page)).toMatch(AMOUNT);
  await page.close();
  await stop();
  const again = await context.newPage();
  await again.goto(`${url}/en/cabinet`);
  await again.getByRole('region', { name: 'The service is not available.' }).waitFor();
  expect(await shown(again)).toMatch(/Data as of .*\d:\d\d/);
  expect(await shown(again)).not.toMatch(AMOUNT);
  await context.setOffline(true);
  await again.goto(`${url}/en/cabinet/deposits/any-deposit`);
  await again.getByRole('region', { name: 'You are offline.' }).waitFor();
  await context.setOffline(false);
  await serve(firstBuild);
  await again.goto(`${url}/en/cabinet`);
  await again.getByText(AMOUNT).first().waitFor();
  expect(await again.getByRole('region', { name: /offline|reached/ }).count()).toBe(0);
});

it('keeps what was typed when the page is loaded again without a server', async () => {
  await page.goto(`${url}/en/cabinet/deposits/new?plan=usdt-start-30`);
  const amount = page.getByLabel('Amount to invest', { exact: true });
  await amount.fill('60');
  await stop();
  await page.reload();
  await page.getByRole('region', { name: 'The service is not available.' }).waitFor();
  await serve(firstBuild);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('60.00');
});

/** What the service worker has stored: addresses and, of those that are not scripts, contents. */
const stored = (at: Page) =>
  at.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (key) => ({ key: key.url, response: await cache.match(key) })),
        );
      }),
    );
    return Promise.all(
      entries.flat().map(async ({ key, response }) => ({
        key,
        type: response?.headers.get('Content-Type') ?? '',
        text: key.includes('/assets/') ? '' : ((await response?.text()) ?? ''),
      })),
    );
  });

it('stores pages and files of the build, and no response of the API', async () => {
  for (const path of ['operations', 'deposits', 'notifications']) {
    await page.goto(`${url}/en/cabinet/${path}`);
    await page.waitForLoadState('networkidle');
  }
  const entries = await stored(page);
  expect(entries.length).toBeGreaterThan(100);
  expect(
    entries.map(({ key, type }) => `${type} ${key}`).filter((entry) => /\/api\/|problem/.test(entry)),
  ).toEqual([]);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '').user.id);
  expect(entries.filter(({ text }) => text.includes(user)).map(({ key }) => key)).toEqual([]);
});

/** Everything that the browser keeps for the site, as text. */
async function kept(at: Page): Promise<string> {
  const entries = await at.evaluate(async () => [
    ...Object.entries(localStorage).flat(),
    ...Object.entries(sessionStorage).flat(),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  return [...entries, ...(await stored(at)).flatMap(({ key, text }) => [key, text])].join('\n');
}

it('shows and keeps nothing of the user who signed out when another one signs in and goes offline', async () => {
  const login = 'secondondevice';
  await registerInvestor(inject('app'), login);
  await page.goto(`${url}/en/cabinet/deposits/new?plan=usdt-start-30`);
  await page.getByLabel('Amount to invest', { exact: true }).fill('61.37');
  for (const path of ['operations', 'settings/profile', 'notifications']) {
    await page.goto(`${url}/en/cabinet/${path}`);
    await page.waitForLoadState('networkidle');
  }
  const {
    id,
    login: firstLogin,
    email,
    phone,
  } = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '').user);
  const marks: string[] = [id, email, phone, `"${firstLogin}"`, '61.37'];
  const marksIn = (text: string) => marks.filter((mark) => text.includes(mark));
  expect(marksIn(await kept(page))).toEqual(marks);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(marksIn(await kept(page))).toEqual([]);

  await enterCredentials(page, { login, password: PASSWORD });
  await page.waitForURL('**/cabinet');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('person:balanceTime:')),
  );
  await stop();
  for (const path of ['', '/operations', '/deposits/new?plan=usdt-start-30', '/settings/profile']) {
    await page.goto(`${url}/en/cabinet${path}`);
    await page.getByRole('region', { name: 'The service is not available.' }).waitFor();
    await page.getByRole('button', { name: `Account of ${login}` }).waitFor();
    const text = await shown(page);
    expect({ marks: marksIn(text), amounts: text.match(AMOUNT) }, path).toEqual({ marks: [], amounts: null });
  }
  expect(marksIn(await kept(page))).toEqual([]);
});

/** The page asks for a newer build whenever it is shown. */
const showAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const isSecond = (at: Page) => at.evaluate(() => document.documentElement.dataset.second !== undefined);

const hasGoneFile = async () => {
  const file = gone.exec(String(firstBuild.get('service-worker.js')))?.groups?.file ?? 'no such file';
  return (await stored(page)).some(({ key }) => key.endsWith(file));
};

it('loads a newer build without a question: at the next page, or at once where nobody has touched anything', async () => {
  const untouched = await context.newPage();
  await untouched.goto(`${url}/en/cabinet/operations`);
  await page.bringToFront();
  await page.goto(`${url}/en/cabinet/deposits/new?plan=usdt-start-30`);
  await page.getByLabel('Amount to invest', { exact: true }).fill('60');
  await page.getByLabel('Amount to invest', { exact: true }).press('End');
  await stop();
  await serve(secondBuild);
  await page.evaluate(async () => {
    Object.assign(window, { isTaken: false });
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { isTaken: true }),
    );
  });
  await showAgain();
  await page.waitForFunction(() => Reflect.get(window, 'isTaken') === true);
  await untouched.waitForFunction(() => document.documentElement.dataset.second !== undefined);

  // The form is dirty: the next page is still of the first build, whose files are still there.
  const go = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  expect(await hasGoneFile()).toBe(true);
  await go('Operations');
  await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
  expect(await isSecond(page)).toBe(false);
  expect(await hasGoneFile()).toBe(true);
  await go('Deposits');
  await page.waitForFunction(() => document.documentElement.dataset.second !== undefined);
  await page.getByRole('heading', { level: 1, name: 'Deposits' }).waitFor();

  // None of its pages is open any more.
  await page.reload();
  await expect.poll(hasGoneFile).toBe(false);
});

/** Sends an event to the worker as its browser would, and returns what it shows, closes and opens. */
const tellWorker = (type: 'push' | 'notificationclick', data: object) => `(async () => {
  const done = [];
  self.registration.showNotification = async (title, { body, tag }) => void done.push(['shows', title, body, tag]);
  self.clients.openWindow = async (address) => void done.push(['opens', address]);
  WindowClient.prototype.focus = async function () {
    done.push(['focuses', new URL(this.url).pathname]);
    return this;
  };
  const event = new ExtendableEvent('${type}');
  const work = [];
  Object.defineProperties(event, {
    // The browser lets only its own events wait.
    waitUntil: { value: (promise) => work.push(promise) },
    data: { value: { json: () => (${JSON.stringify(data)}) } },
    notification: { value: { close: () => done.push(['closes']) } },
  });
  self.dispatchEvent(event);
  await Promise.all(work);
  return done;
})()`;

it('shows a push, and a press on it shows the open cabinet or opens the notifications', async () => {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(url));
  const push = { title: 'Cabinet', text: 'Your refill is credited', topic: 'refill' };
  expect(await worker?.evaluate(tellWorker('push', push))).toEqual([
    ['shows', 'Cabinet', 'Your refill is credited', 'refill'],
  ]);
  expect(await worker?.evaluate(tellWorker('push', { title: 'Cabinet' }))).toEqual([]);
  const press = tellWorker('notificationclick', {});
  expect(await worker?.evaluate(press)).toEqual([['closes'], ['focuses', '/en/cabinet']]);
  await page.goto(`${url}/en/plans`);
  expect(await worker?.evaluate(press)).toEqual([['closes'], ['opens', '/en/cabinet/notifications']]);
});
