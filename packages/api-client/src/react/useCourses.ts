import useSWR from 'swr';
import type { ApiError } from '../ApiError.ts';
import { call } from '../call.ts';
import type { Schema } from '../contractTypes.ts';
import { useApiClient, useApiLanguage } from './ApiClientProvider.tsx';

/** Milliseconds for which courses that are only looked at are not asked for again. */
const COURSES_LAST = 300_000;

interface Courses {
  readonly courses: readonly Schema<'Course'>[];
  /** When they were quoted, as an RFC 3339 time of the browser's clock. */
  readonly at: string;
}

/**
 * The courses of several currencies into one, for a total that is only looked at. Null asks for nothing. For an exchange, quote its
 * rate with `GET /user/exchange-rate`.
 */
export function useCourses(from: readonly string[] | null, to: string) {
  const client = useApiClient();
  const language = useApiLanguage();
  return useSWR<Courses, ApiError, readonly ['courses', string, string, string] | null>(
    from && ['courses', from.join(' '), to, language],
    async () => {
      const quotes = await Promise.all(
        (from ?? []).map((sourceCurrency) =>
          call(
            client,
            'get',
            '/user/exchange-rate',
            { params: { query: { sourceCurrency, targetCurrency: to } } },
            { 'Accept-Language': language },
          ),
        ),
      );
      return { courses: quotes.map(({ course }) => course), at: new Date().toISOString() };
    },
    { dedupingInterval: COURSES_LAST },
  );
}
