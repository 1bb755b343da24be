import { expect } from 'vitest';

/** Matches an error with this problem code and these fields. */
export const problem = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
