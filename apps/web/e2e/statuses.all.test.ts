import { createApiClient, unwrap } from '@meridian/api-client';
import { DEMO } from '@meridian/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './signIn.ts';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startOwnApp();
});

afterAll(() => app?.close());

const WIDTHS = [360, 768, 1024, 1440];
const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const headerOf = (key: string) => ({ 'Idempotency-Key': `statuses-of-demo-${key}` });

/** A client of the demo investor. Its session ends when the clock is advanced by months. */
async function clientOfDemo() {
  const clientOf = (token: string | null) =>
    createApiClient({
      baseUrl: `${app.url}/api`,
      getToken: () => token,
      getLanguage: () => 'en',
      onUnauthorized: () => {},
    });
  const session = await unwrap(clientOf(null).POST('/auth/login', { body: { ...DEMO } }));
  if ('challenge' in session) throw new Error('The investor of the seed has a second factor.');
  return clientOf(session.refreshToken);
}

/** A visitor in each language. Each status is opened in both, at widths that differ. */
async function openVisitors() {
  return Promise.all(
    (['en', 'ru'] as const).map(async (language) => {
      const words = await wordsOf(language);
      const { page, complaints } = await visit({ width: 1440, height: 900 }, 'en-GB');
      await page.clock.install();
      await signIn(page, app.url);
      return { language, words, page, complaints };
    }),
  );
}

it('shows every status of refills, withdrawals and deposits at its address, in both languages', async () => {
  const control = sandboxControl(app.sandboxUrl);
  const visitors = await openVisitors();
  const api = await clientOfDemo();
  let opened = 0;

  /** Opens the details directly, over their list. */
  async function expectStatus(section: 'refill' | 'withdrawal' | 'deposits', id: string, key: string) {
    opened += 1;
    await Promise.all(
      visitors.map(async ({ language, words, page }, visitor) => {
        const width = WIDTHS[(opened + visitor * 2) % WIDTHS.length] ?? 0;
        const height = width < 768 ? 740 : 900;
        await page.setViewportSize({ width, height });
        await page.goto(`${app.url}/${language}/cabinet/${section}/${id}`);
        const dialog = page.getByRole('dialog');
        await dialog.getByText(words.t(key), { exact: true }).first().waitFor();
        await expect.poll(async () => (await dialog.boundingBox())?.height).toBeLessThanOrEqual(height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }),
    );
  }

  async function refill(key: string): Promise<string> {
    const body = { system: 'usdt-trc20', amount: { amount: '40', currency: 'USDT' } } as const;
    const { id } = await unwrap(
      api.POST('/funds/refills', { params: { header: headerOf(`refill-${key}`) }, body }),
    );
    return id;
  }
  async function withdraw(key: string): Promise<string> {
    const body = {
      system: 'usdt-trc20',
      wallet: WALLET,
      amount: { amount: '30', currency: 'USDT' },
    } as const;
    // A new code can be requested after a minute.
    await control.advanceSeconds(61);
    const request = await unwrap(
      api.POST('/funds/payments/request', { params: { header: headerOf(`request-${key}`) }, body }),
    );
    const { id } = await unwrap(
      api.POST('/funds/payments/validate', {
        params: { header: headerOf(`withdrawal-${key}`) },
        body: { requestId: request.id, code: await control.readCode(DEMO.login) },
      }),
    );
    return id;
  }

  const rejected = await refill('rejected');
  await expectStatus('refill', rejected, 'refill:status.waiting');
  await control.decide('refills', rejected, 'reject');
  await expectStatus('refill', rejected, 'refill:status.rejected');
  const cancelled = await refill('cancelled');
  await unwrap(api.POST('/funds/refills/{id}/cancel', { params: { path: { id: cancelled } } }));
  await expectStatus('refill', cancelled, 'refill:rejectedAs.cancelled');
  const credited = await refill('credited');
  await expectStatus('refill', credited, 'refill:status.waiting');

  // The open page polls: it shows the credit without a reload.
  await control.decide('refills', credited, 'settle');
  await Promise.all(
    visitors.map(async ({ words, page }) => {
      await page.clock.fastForward(11_000);
      await page.getByRole('dialog').getByText(words.t('refill:status.replenished')).first().waitFor();
    }),
  );

  const sent = await withdraw('sent');
  await expectStatus('withdrawal', sent, 'withdraw:status.pending');
  await control.decide('withdrawals', sent, 'inspect');
  await expectStatus('withdrawal', sent, 'withdraw:status.on_inspection');
  await control.decide('withdrawals', sent, 'settle');
  await expectStatus('withdrawal', sent, 'withdraw:status.successful');
  const returned = await withdraw('returned');
  await control.decide('withdrawals', returned, 'reject');
  await expectStatus('withdrawal', returned, 'withdraw:status.rejected');
  const failed = await withdraw('failed');
  await control.decide('withdrawals', failed, 'fail');
  await expectStatus('withdrawal', failed, 'withdraw:status.error');

  const { id: deposit } = await unwrap(
    api.POST('/funds/deposits', {
      params: { header: headerOf('deposit') },
      body: {
        plan: 'btc-term-90',
        amount: { amount: '0.01', currency: 'BTC' },
        paymentMethod: 'balance',
        autoinvestment: false,
      },
    }),
  );
  await expectStatus('deposits', deposit, 'statuses:deposit.waiting');
  await control.advanceSeconds(7200);
  await expectStatus('deposits', deposit, 'statuses:deposit.in_work');
  // An open page would poll with the session that ends on the way.
  for (const { page } of visitors) {
    await page.goto('about:blank');
    await page.context().clearCookies();
  }
  await control.advanceDays(90);
  for (const { page } of visitors) {
    await signIn(page, app.url);
  }
  await expectStatus('deposits', deposit, 'statuses:deposit.awaiting_completion');
  await control.advanceSeconds(7200);
  await expectStatus('deposits', deposit, 'statuses:deposit.closed');

  for (const { complaints } of visitors) {
    expect(complaints).toEqual([]);
  }
});
