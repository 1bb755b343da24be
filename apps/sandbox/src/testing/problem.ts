import { expect } from 'vitest';

/** What a refusal is expected to be: an error with this code of the contract, and whatever else is named. */
export const problem = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
