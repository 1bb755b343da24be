import { DEMO } from '@meridian/sandbox';
import type { Page } from 'playwright';

/** Comes in by the login page, as the investor whom the seed made. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/login`);
  await enterCredentials(page);
  await page.waitForURL('**/cabinet');
}

/** Fills the login page that is open, and sends it: as the investor whom the seed made, or another one. */
export async function enterCredentials(
  page: Page,
  { login, password }: { login: string; password: string } = DEMO,
): Promise<void> {
  await page.getByLabel('Login, e-mail or phone').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
