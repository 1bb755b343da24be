import contractJson from './generated/contract.json' with { type: 'json' };
import { operationIds } from './generated/runtime.ts';

/** The whole contract in one piece, references kept. For servers and mocks; too heavy for a browser's first load. */
export const contract = contractJson;

/** Every operation's name, in the order of the contract: `listRefills`, ... */
export { operationIds };

export type OperationId = (typeof operationIds)[number];

/** Parameters, bodies and answers by operation, for a server's handlers. */
export type { operations } from './generated/schema.ts';
