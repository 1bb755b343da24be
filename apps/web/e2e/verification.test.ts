import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { registerInvestor } from './investors.ts';
import { sandboxControl } from './sandboxControl.ts';
import { type PausingProxy, startPausingProxy } from './pausingProxy.ts';
import { wordsOf } from './wordsOf.ts';
import { eachRow } from './eachRow.ts';

const app = inject('app');
let proxy: PausingProxy;

beforeAll(async () => {
  proxy = await startPausingProxy(app.url);
});

afterAll(() => proxy?.close());

/** On a phone the notifications are behind "More". */
async function openNotifications(page: Page, t: Awaited<ReturnType<typeof wordsOf>>['t']) {
  await page.getByRole('link', { name: new RegExp(`^${t('frame:account.notifications')}`) }).click();
  await page.getByRole('heading', { level: 1, name: t('frame:title.notifications') }).waitFor();
}

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A photo that a browser and the server can decode: noise, which no format compresses. */
async function takePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 1000 });
    const context = canvas.getContext('2d');
    const picture = context?.createImageData(1000, 1000);
    if (!context || !picture) throw new Error('The browser has no canvas.');
    picture.data.forEach((_, index) => {
      picture.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
    });
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

async function attachPhotos(page: Page, fields: readonly Locator[]) {
  const buffer = await takePhoto(page);
  for (const [index, field] of fields.entries()) {
    const name = `photo-${index + 1}.png`;
    await field.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await field.getByText(name).waitFor();
  }
}

it('keeps photos and the place in another language, and says its errors in it', async () => {
  const { storage } = await registerInvestor(app, 'switchinglanguage');
  const { page } = await visit({ width: 1024, height: 740 }, 'en', storage);
  await page.goto(`${app.url}/en/cabinet/settings/verification`);
  await attachPhotos(page, [page.getByRole('group', { name: 'Photo of the wallet' })]);
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await page.getByText('Enter your full name.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: /^Account of/ }).click();
  // A click by the mouse would scroll the page while the menu comes in.
  await page.getByRole('menuitemradio', { name: 'Русский' }).dispatchEvent('click');
  await page.getByText('Введите фамилию, имя и отчество.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('photo-1.png').isVisible()).toBe(true);
  // Texts of another length move it by a line.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

it.each(eachRow(['en', 'ru']))(
  'in %s on a phone, an upload that is cut in the middle is sent again, and a denial leads back to the form',
  async (language) => {
    const { t } = await wordsOf(language);
    const login = `verified${language}`;
    const { storage } = await registerInvestor({ ...app, url: proxy.url }, login, { language });
    const { page } = await visit({ width: 360, height: 740 }, language, storage);
    await page.goto(`${proxy.url}/${language}/cabinet/settings/verification`);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const photo = (name: string) => page.getByRole('group', { name });

    await field(t('verification:field.fullName')).fill('Anna Petrova');
    await field(t('verification:field.dateOfBirth')).fill(language === 'en' ? '04/17/1990' : '17.04.1990');
    await page
      .getByRole('radio', { name: t('verification:familyStatus.married'), exact: true })
      .click({ force: true });
    await field(t('verification:field.documentNumber')).fill('K01234417');
    await photo(t('verification:photo.photoOfDocument.label'))
      .locator('input[type="file"]')
      .setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
    await page.getByText('scan.jpg', { exact: false }).waitFor();
    await attachPhotos(
      page,
      (['photoOfDocument', 'photoOfLogin', 'photoOfWallet'] as const).map((name) =>
        photo(t(`verification:photo.${name}.label`)),
      ),
    );
    expect(await fitsWidth(page)).toBe(true);

    proxy.pauseAfter(4_000_000);
    await page.getByRole('button', { name: t('verification:submit') }).click();
    const progress = page.getByRole('progressbar');
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    proxy.cut();
    await page.getByText(t('problem:code.network_lost.title')).waitFor();
    expect(await field(t('verification:field.documentNumber')).inputValue()).toBe('K01234417');
    proxy.repair();
    await page.getByRole('button', { name: t('problem:retry') }).click();
    await page.getByText(t('verification:inProcess.title')).waitFor();

    await sandboxControl(app.sandboxUrl).denyVerification(login, {
      en: 'The photo of the document is out of focus.',
      ru: 'Фото документа не в фокусе.',
    });
    await openNotifications(page, t);
    expect(await fitsWidth(page)).toBe(true);
    const denial = language === 'en' ? 'You did not pass verification' : 'Верификация не пройдена';
    await page.getByRole('link', { name: denial }).first().click();
    await page.waitForURL('**/settings/verification');
    await expect.poll(() => page.getByText(t('verification:denied.title'), { exact: true }).count()).toBe(1);
    await page
      .getByText(
        language === 'en' ? 'The photo of the document is out of focus.' : 'Фото документа не в фокусе.',
      )
      .waitFor();
    expect(await page.getByRole('link', { name: /support|поддержку/ }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
  },
);

it('marks all notifications as read, and the bell agrees', async () => {
  const { t } = await wordsOf('en');
  const { storage } = await registerInvestor(app, 'notified', { balance: '10' });
  const { page } = await visit({ width: 1440, height: 900 }, 'en', storage);
  await page.goto(`${app.url}/en/cabinet`);
  await page.getByRole('link', { name: /^Notifications: \d+ unread/ }).click();
  await page.getByRole('button', { name: t('notifications:markAll') }).click();
  await page.getByRole('link', { name: t('notifications:bell.none') }).waitFor();
  expect(await page.getByText(t('notifications:noneUnread')).isVisible()).toBe(true);
});
