import contractJson from './generated/contract.json' with { type: 'json' };
import { operationIds } from './generated/runtime.ts';

/** The whole contract as one document with references. For servers and mocks; too large for a browser. */
export const contract = contractJson;

/** Every `operationId`, in the order of the contract. */
export { operationIds };

export type OperationId = (typeof operationIds)[number];

/** Parameters, bodies and responses by operation, for a server's handlers. */
export type { operations } from './generated/schema.ts';
