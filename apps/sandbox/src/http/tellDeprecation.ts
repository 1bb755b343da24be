import { contract } from '@meridian/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import type { ContractOperation } from './contractOperations.ts';

/** What RFC 9745 has every answer of a deprecated operation say, a refusal too; nothing of any other. */
export function deprecationHeaders({ deprecation }: ContractOperation): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const { since, successor } = deprecation;
  const [server] = contract.servers;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    link: `<${server?.url ?? ''}${successor}>; rel="successor-version"`,
  };
}

/** Sends them with whatever the operation is answered. */
export function tellDeprecation(operation: ContractOperation): MiddlewareHandler {
  const headers = Object.entries(deprecationHeaders(operation));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  };
}
