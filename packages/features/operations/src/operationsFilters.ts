import { choiceIn, formatSearch, pageIn, type Period, periodIn, type Schema } from '@meridian/api-client';

/** Every type of section 2, in its order. */
export const operationTypes = [
  'accrual',
  'referral',
  'matching',
  'bonus',
  'system',
] as const satisfies readonly Schema<'OperationType'>[];

/** What the list of operations is narrowed to; the app keeps it in the address. */
export interface OperationsFilters extends Period {
  readonly type?: Schema<'OperationType'> | undefined;
  /** From 1. */
  readonly page: number;
}

/** The filters of an address; what no list could be narrowed to is left out. */
export function parseOperationsFilters(search: URLSearchParams): OperationsFilters {
  return { type: choiceIn(search, 'type', operationTypes), ...periodIn(search), page: pageIn(search) };
}

/** The address of the filters: what `parseOperationsFilters` reads back. */
export function formatOperationsFilters({ type, from, to, page }: OperationsFilters): URLSearchParams {
  return formatSearch({ type, from, to, page });
}
