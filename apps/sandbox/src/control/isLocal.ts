import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopbackAddresses = /^(127\.|::1$|::ffff:127\.)/;
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The machine's own people only; the name is looked at too, so that no page elsewhere can be made to stand for it. */
export function isLocal(context: Context): boolean {
  return (
    loopbackAddresses.test(getConnInfo(context).remote.address ?? '') &&
    loopbackNames.test(context.req.header('host') ?? '')
  );
}
