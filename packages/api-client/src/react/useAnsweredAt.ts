import { serverNow } from '@meridian/server-clock';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';

/**
 * When the query was last answered, as an RFC 3339 time of the server's clock. Undefined before the first answer. A failed
 * call does not change it.
 */
export function useAnsweredAt({
  data,
  error,
  isValidating,
}: Pick<SWRResponse, 'data' | 'error' | 'isValidating'>): string | undefined {
  const [answeredAt, setAnsweredAt] = useState<string>();
  const isAnswered = !isValidating && data !== undefined && error === undefined;
  useEffect(() => {
    if (!isAnswered) return undefined;
    const at = new Date(serverNow()).toISOString();
    // Not in the effect itself, where it would delay the paint of the answer.
    const timer = setTimeout(() => setAnsweredAt(at));
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return answeredAt;
}
