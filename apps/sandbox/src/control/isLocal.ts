import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopbackAddresses = /^(127\.|::1$|::ffff:127\.)/;
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What a proxy says of the call that it passes on; nobody who calls by themselves sends any of these. */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * The machine's own people only; the name is looked at too, so that no page elsewhere can be made to stand for it. What a
 * proxy on the machine passes on comes from there as well, and by a name of its own: it is told by what the proxy adds.
 */
export function isLocal(context: Context): boolean {
  return (
    loopbackAddresses.test(getConnInfo(context).remote.address ?? '') &&
    loopbackNames.test(context.req.header('host') ?? '') &&
    ![...context.req.raw.headers.keys()].some((name) => passedOn.test(name))
  );
}
