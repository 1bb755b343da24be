import { mockApi } from '@meridian/api-client/testing';
import { arriving, longNotifications, someNotifications } from './notifications.fixtures.ts';

const none = { items: [], page: 1, limit: 20, total: 0, unread: 0 };

/** A server that stores which notifications are read. */
function full() {
  const read = new Set(someNotifications.filter((one) => one.read).map(({ id }) => id));
  const unread = () => someNotifications.filter(({ id }) => !read.has(id)).length;
  return [
    mockApi.get('/notification', 200, ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const items = someNotifications
        .slice((page - 1) * 20, page * 20)
        .map((one) => ({ ...one, read: read.has(one.id) }));
      return { items, page, limit: 20, total: someNotifications.length, unread: unread() };
    }),
    mockApi.post('/notification/read', 200, ({ body }) => {
      for (const id of body.ids ?? someNotifications.map((one) => one.id)) read.add(id);
      return { unread: unread() };
    }),
  ];
}

/** The first response is without the notification that arrives, every later one has it. */
function arrival() {
  let asked = 0;
  return [
    mockApi.get('/notification', 200, () => {
      asked += 1;
      const items = asked === 1 ? [...someNotifications] : [arriving, ...someNotifications];
      return {
        items: items.slice(0, 20),
        page: 1,
        limit: 20,
        total: items.length,
        unread: asked === 1 ? 3 : 4,
      };
    }),
  ];
}

/** The states of the mocked server, for tests and stories. */
export const notificationsHandlers = {
  get full() {
    return full();
  },
  get arrival() {
    return arrival();
  },
  long: [
    mockApi.get('/notification', 200, {
      items: [...longNotifications],
      page: 1,
      limit: 20,
      total: longNotifications.length,
      unread: 2,
    }),
  ],
  empty: [mockApi.get('/notification', 200, none)],
  loading: [mockApi.pending('get', '/notification')],
  failed: [mockApi.problem('get', '/notification', 500, { code: 'unexpected_error' })],
  get readFailed() {
    return [mockApi.problem('post', '/notification/read', 500, { code: 'unexpected_error' }), ...full()];
  },
};
