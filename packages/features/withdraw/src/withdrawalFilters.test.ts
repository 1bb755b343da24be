import { describe, expect, it } from 'vitest';
import { formatWithdrawalFilters, parseWithdrawalFilters, withdrawalStatuses } from './withdrawalFilters.ts';

const parsed = (address: string) => parseWithdrawalFilters(new URLSearchParams(address));

describe('the filters of the history in the address', () => {
  it('are read back as they were written, for every status', () => {
    for (const status of [undefined, ...withdrawalStatuses]) {
      const filters = { status, page: 3 };
      expect(parseWithdrawalFilters(formatWithdrawalFilters(filters))).toEqual(filters);
    }
  });

  it('do not mention what is not chosen', () => {
    expect(formatWithdrawalFilters({ page: 1 }).toString()).toBe('');
  });

  it('show everything where the address asks for a status that does not exist', () => {
    expect(parsed('status=lost&page=-2')).toEqual({ status: undefined, page: 1 });
    expect(parsed('status=all')).toEqual({ status: undefined, page: 1 });
  });
});
