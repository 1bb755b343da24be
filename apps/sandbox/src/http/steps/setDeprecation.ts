import { contract } from '@meridian/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import type { ContractOperation } from '@meridian/contract-kit';

/** The headers of RFC 9745 for every response of a deprecated operation, errors included. Empty for other operations. */
export function deprecationHeaders({ deprecation }: ContractOperation): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const { since, successor } = deprecation;
  const [server] = contract.servers;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    link: `<${server?.url ?? ''}${successor}>; rel="successor-version"`,
  };
}

/** Adds the deprecation headers to every response of the operation. */
export function setDeprecation(operation: ContractOperation): MiddlewareHandler {
  const headers = Object.entries(deprecationHeaders(operation));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  };
}
