import { expect, test } from 'vitest';
import { toProblemError } from '../http/problem.ts';
import { statusByCode } from '../http/problemCodes.ts';

const failed = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['a full disk while a file is created', failed('ENOSPC', 'open'), 503],
  ['a full disk while it is written', failed('ENOSPC', 'write'), 503],
  ['a used-up quota while it is flushed', failed('EDQUOT', 'fsync'), 503],
  ['a full disk of the database', Object.assign(new Error('could not extend file'), { code: '53100' }), 503],
  ['a missing file', failed('ENOENT', 'open'), 500],
])('%s gets a response as busy or as a failure', (_, error, status) => {
  expect(statusByCode[toProblemError(new Error('upload', { cause: error })).code]).toBe(status);
});
