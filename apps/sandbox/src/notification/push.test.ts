import { type Schema, unwrap } from '@meridian/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invest, refill } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { openPushService, readVapid, subscribeBrowser } from '../../test/pushService.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { pushMessage, pushSubscription } from '../database/schema.ts';
import { newServerKey, derivePushKeys } from '../core/serverKey.ts';
import { isPublicEndpoint, postPush } from './postPush.ts';
import { mostAttempts, sendPushes } from './sendPushes.ts';

// Its own job never runs, so that a test decides when pushes are sent.
const sandbox = sharedSandbox({ tickMilliseconds: 2_000_000_000 });

let service: Awaited<ReturnType<typeof openPushService>>;
beforeEach(async () => {
  service = await openPushService();
});
afterEach(() => service.close());

const send = () =>
  sendPushes(sandbox.database, { standIn: service.url, signal: new AbortController().signal });

const choose = ({ api }: TestUser, push: Schema<'NotificationPushChange'>) =>
  unwrap(api.PATCH('/user/settings/notifications', { body: { push } }));

/** Switches pushes on for this session. */
async function subscribe({ api }: TestUser) {
  const browser = subscribeBrowser();
  await unwrap(api.POST('/user/push-subscription', { body: browser.subscription }));
  return browser;
}

const isSubscribed = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/user/push-subscription'))).subscribed;

async function settleRefill({ api }: TestUser) {
  const { id } = await refill(api, '1000');
  await sandbox.control(`/refills/${id}/settle`, {});
}

const queued = () => sandbox.database.read((tx) => tx.select().from(pushMessage));

test('a push is encrypted for its browser, signed by the server, and names no amount', async () => {
  const user = await sandbox.confirmed();
  await choose(user, { refill: true });
  const browser = await subscribe(user);
  const { publicKey } = await unwrap(user.api.GET('/user/push-subscription'));
  await settleRefill(user);
  await send();
  const [message] = service.received;
  expect(new URL(browser.subscription.endpoint).pathname).toBe(message?.path);
  expect(JSON.parse(browser.decrypt(message!.body))).toEqual({
    title: 'Meridian',
    text: 'Your refill is credited',
    topic: 'refill',
  });
  expect(readVapid(message?.headers.authorization)).toEqual({
    isSigned: true,
    aud: 'https://push.example.com',
    sub: 'mailto:support@meridian.example',
    publicKey,
  });
  expect(message?.headers).toMatchObject({ ttl: '86400', topic: 'refill', 'content-encoding': 'aes128gcm' });
  expect(await queued()).toEqual([]);
});

test('nothing is pushed at first, and only the topics that are chosen', async () => {
  const user = await sandbox.funded('1000');
  await subscribe(user);
  await settleRefill(user);
  await choose(user, { deposit: true });
  await unwrap(user.api.PATCH('/user/settings/notifications', { body: { accruals: true } }));
  await settleRefill(user);
  await invest(user.api, '100');
  await sandbox.advance(1);
  const messages = await queued();
  expect(messages.map(({ text }) => text)).toEqual(['A daily accrual']);
  await send();
});

test('no push has an amount, whatever it is about', async () => {
  const user = await sandbox.funded('1000');
  const all = (await choose(user, { refill: true })).push;
  await choose(user, Object.fromEntries(Object.keys(all!).map((topic) => [topic, true])));
  await unwrap(user.api.PATCH('/user/settings/notifications', { body: { accruals: true } }));
  await subscribe(user);
  const partner = await sandbox.funded('1000', { inviter: user.login });
  await invest(partner.api, '100');
  await settleRefill(user);
  await invest(user.api, '100');
  await sandbox.advance(2);
  const texts = (await queued()).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['A new partner', 'A reward for your partners', 'A daily accrual']),
  );
  for (const text of texts) expect(text).not.toMatch(/\d[.,]\d|USDT|BTC/);
  await send();
});

test('a subscription ends with its session, also when it is signed out', async () => {
  const user = await sandbox.confirmed();
  const other = await sandbox.sessionOf(user.login);
  await subscribe(user);
  await subscribe(other);
  await choose(user, { refill: true });
  await settleRefill(user);
  await unwrap(other.api.POST('/auth/logout'));
  await send();
  expect(service.received).toHaveLength(1);
  expect(await isSubscribed(user)).toBe(true);
  await unwrap(user.api.DELETE('/user/push-subscription'));
  expect(await isSubscribed(user)).toBe(false);
});

test('a browser that another person signs in to is theirs alone', async () => {
  const [first, second] = [await sandbox.confirmed(), await sandbox.confirmed()];
  const { subscription } = await subscribe(first);
  await unwrap(second.api.POST('/user/push-subscription', { body: subscription }));
  expect([await isSubscribed(first), await isSubscribed(second)]).toEqual([false, true]);
});

test.each([404, 410, 403])('%i of the service ends the subscription', async (status) => {
  const user = await sandbox.confirmed();
  await choose(user, { refill: true });
  await subscribe(user);
  await settleRefill(user);
  service.respondWith(status);
  await send();
  expect(await isSubscribed(user)).toBe(false);
  expect(await queued()).toEqual([]);
});

test('a push that the service does not take is tried again, a bounded number of times', async () => {
  const user = await sandbox.confirmed();
  await choose(user, { refill: true });
  await subscribe(user);
  await settleRefill(user);
  service.respondWith(503);
  await send();
  await send();
  expect(service.received).toHaveLength(1);
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    await sandbox.control('/clock/advance', { seconds: 60 * 4 ** (attempt - 1) });
    await send();
  }
  expect(service.received).toHaveLength(mostAttempts);
  expect(await queued()).toEqual([]);
  expect(await isSubscribed(user)).toBe(true);
});

test('servers that send at once send a push once', async () => {
  const user = await sandbox.confirmed();
  await choose(user, { refill: true });
  await subscribe(user);
  await settleRefill(user);
  await Promise.all([send(), send(), send()]);
  expect(service.received).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/send',
  'https://2130706433/send',
  'https://[::1]/send',
  'https://localhost/send',
  'https://printer.local/send',
  'https://metadata.google.internal/send',
  'https://push.example.com:8443/send',
  'https://name:password@push.example.com/send',
  'http://push.example.com/send',
])('refuses to send to %s', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test('does not connect to a name that leads to its own network', async () => {
  const details = {
    endpoint: 'https://localhost/send',
    method: 'POST',
    headers: {},
    body: Buffer.from(''),
  } as const;
  const { signal } = new AbortController();
  await expect(postPush(details, { standIn: undefined, signal })).rejects.toThrow(
    'The name leads to no address of the internet.',
  );
});

test('says which field of a subscription is wrong', async () => {
  const { api } = await sandbox.confirmed();
  const { subscription } = subscribeBrowser();
  const save = (change: object) =>
    unwrap(api.POST('/user/push-subscription', { body: { ...subscription, ...change } }));
  await expect(save({ endpoint: 'https://10.0.0.1/send' })).rejects.toMatchObject({
    fields: { endpoint: 'malformed' },
  });
  await expect(save({ p256dh: 'A'.repeat(87) })).rejects.toMatchObject({ fields: { p256dh: 'malformed' } });
});

test('off means absent', async () => {
  const user = await sandbox.confirmed();
  await choose(user, { refill: true });
  await subscribe(user);
  await sandbox.control('/capabilities', { push: false });
  try {
    expect((await user.api.GET('/user/push-subscription')).error?.code).toBe('capability_off');
    expect(await unwrap(user.api.GET('/user/settings/notifications'))).not.toHaveProperty('push');
    await expect(choose(user, { refill: false })).rejects.toMatchObject({ code: 'capability_off' });
    await settleRefill(user);
    expect(await queued()).toEqual([]);
  } finally {
    await sandbox.control('/capabilities', { push: true });
  }
});

test('the keys of the server are the same each time, and others for another server', async () => {
  const key = newServerKey();
  expect(derivePushKeys(key)).toEqual(derivePushKeys(key));
  expect(derivePushKeys(key).publicKey).toMatch(/^[\w-]{87}$/);
  expect(derivePushKeys(newServerKey()).publicKey).not.toBe(derivePushKeys(key).publicKey);
});

test('a closed account leaves no subscription', async () => {
  const user = await sandbox.confirmed();
  await subscribe(user);
  const counted = () => sandbox.database.read((tx) => tx.$count(pushSubscription));
  const before = await counted();
  await unwrap(user.api.POST('/user/closing'));
  await sandbox.advance(31);
  expect(await counted()).toBe(before - 1);
});
