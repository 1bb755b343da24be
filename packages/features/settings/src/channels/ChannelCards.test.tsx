import type { Schema } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { NotificationSection } from '../notifications/NotificationSection.tsx';
import { changedSettings, noPush, notificationSettings } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { channelMessages } from './messages.ts';

const texts = await loadMessages(messages, channelMessages, problemMessages);

const show = async (hidden: Parameters<typeof NotificationSection>[0]['hidden'] = []) => {
  const shown = render(
    <ToastProvider label="Messages" closeLabel="Close">
      <NotificationSection hidden={hidden} />
    </ToastProvider>,
    { messages: texts },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose by topic' }));
  return shown;
};

const choice = (name: string) => screen.findByRole('switch', { name });
const onDevice = () => choice('Push on this device');

const made = {
  endpoint: 'https://push.example.com/send/1',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn(async () => ({ toJSON: () => made, unsubscribe }));
const requestPermission = vi.fn(async () => 'granted');

/** A browser that receives pushes, and has been asked or not. */
function stubBrowser({ permission = 'default', decision = 'granted' } = {}) {
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(async () => (notification.permission = decision));
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  const registration = { active: {}, pushManager: { subscribe, getSubscription: async () => null } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
}

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function recordChanges() {
  const sent = vi.fn<(body: Schema<'NotificationSettingsChange'>) => void>();
  mockServer.use(
    mockApi.patch('/user/settings/notifications', 200, ({ body }) => {
      sent(body);
      return changedSettings(body);
    }),
    ...settingsHandlers.goodDay,
  );
  return sent;
}

it('sends only the topic and the channel that were chosen', async () => {
  const sent = recordChanges();
  await show();
  await user.click(await choice('Refills: mail'));
  expect(await choice('Refills: mail')).not.toBeChecked();
  await user.click(await choice('Security: push'));
  expect(await choice('Security: push')).toBeChecked();
  expect(sent.mock.calls).toEqual([[{ mail: { refill: false } }], [{ push: { security: true } }]]);
});

it('chooses how often a summary comes', async () => {
  const sent = recordChanges();
  await show();
  expect(await screen.findByRole('radio', { name: 'Never' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Every week' }));
  expect(await screen.findByText('The choice is saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ summary: 'weekly' });
});

it('offers no channel for what is not told at all, and none of a part that is off', async () => {
  mockServer.use(
    mockApi.get('/user/settings/notifications', 200, { ...notificationSettings, news: false }),
    ...settingsHandlers.goodDay,
  );
  await show(['partners']);
  expect(await choice('Cases: mail')).toBeVisible();
  expect(screen.queryByRole('switch', { name: /^(News|Partners): / })).not.toBeInTheDocument();
});

it('shows no trace of push and summaries while the owner has switched them off', async () => {
  mockServer.use(...settingsHandlers.onlyMail);
  await show();
  expect(await choice('Refills: mail')).toBeVisible();
  expect(screen.queryByText(/push/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('asks for the permission only when push is switched on, and sends what the browser made', async () => {
  const saved = vi.fn();
  let state = noPush;
  mockServer.use(
    mockApi.get('/user/push-subscription', 200, () => state),
    mockApi.post('/user/push-subscription', 200, ({ body }) => {
      saved(body);
      state = { ...noPush, subscribed: true };
      return state;
    }),
    ...settingsHandlers.goodDay,
  );
  await show();
  expect(await onDevice()).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await onDevice());
  expect(await screen.findByText('Push on this device is on.')).toBeVisible();
  expect(await onDevice()).toBeChecked();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: noPush.publicKey,
  });
  expect(saved).toHaveBeenCalledExactlyOnceWith({ endpoint: made.endpoint, ...made.keys });
});

it('switches push off on this device', async () => {
  stubBrowser({ permission: 'granted' });
  let reads = 0;
  mockServer.use(
    // Read again after the removal.
    mockApi.get('/user/push-subscription', 200, () => ({ ...noPush, subscribed: (reads += 1) === 1 })),
    ...settingsHandlers.goodDay,
  );
  await show();
  expect(await onDevice()).toBeChecked();
  await user.click(await onDevice());
  expect(await screen.findByText('Push on this device is off.')).toBeVisible();
  expect(await onDevice()).not.toBeChecked();
});

it.each([
  ['denied', /^This browser blocks notifications/],
  ['default', /was not given the permission/],
])('says what to do after the decision %s', async (decision, words) => {
  stubBrowser({ decision });
  mockServer.use(...settingsHandlers.goodDay);
  await show();
  await user.click(await onDevice());
  expect(await screen.findByText(words)).toBeVisible();
  expect(await onDevice()).not.toBeChecked();
});

it('says that the service of the browser cannot be reached', async () => {
  subscribe.mockRejectedValueOnce(new DOMException('No service.', 'AbortError'));
  mockServer.use(...settingsHandlers.goodDay);
  await show();
  await user.click(await onDevice());
  expect(await screen.findByText(/^The push service of the browser cannot be reached/)).toBeVisible();
});

it('says in place that the server did not save it', async () => {
  mockServer.use(...settingsHandlers.pushNotSaved);
  await show();
  await user.click(await onDevice());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await onDevice()).not.toBeChecked();
});

it('explains a browser without pushes, and an iPhone that has to install the cabinet first', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  mockServer.use(...settingsHandlers.goodDay);
  const { unmount } = await show();
  expect(await screen.findByText('This browser cannot receive push notifications.')).toBeVisible();
  unmount();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  await show();
  expect(await screen.findByText(/^On iPhone and iPad, push needs the cabinet/)).toBeVisible();
});
