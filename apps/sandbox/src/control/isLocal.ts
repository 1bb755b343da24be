import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopbackAddresses = /^(127\.|::1$|::ffff:127\.)/;
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Headers that proxies, load balancers and content networks add. Browsers send none of them. */
const proxyHeader =
  /forwarded|^via$|^cdn-loop$|^cf-|client-?ip|(real|user|cluster|originating)-ip|connecting-ip|remote-(ip|addr)|external-address|original-(host|url)|^x-(host|envoy-.+|varnish|amzn-trace-id|cloud-trace-context)$/;

/**
 * Accepts only this machine. The host name is checked too, against DNS rebinding. A proxy on this machine also
 * connects locally; its headers give it away.
 */
export function isLocal(context: Context): boolean {
  return (
    loopbackAddresses.test(getConnInfo(context).remote.address ?? '') &&
    loopbackNames.test(context.req.header('host') ?? '') &&
    ![...context.req.raw.headers.keys()].some((name) => proxyHeader.test(name))
  );
}
