import { serverNow } from '@meridian/server-clock';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';

/**
 * When the query got its last response, as an RFC 3339 time of the server's clock. Undefined before the first response. A failed
 * call does not change it.
 */
export function useRespondedAt({
  data,
  error,
  isValidating,
}: Pick<SWRResponse, 'data' | 'error' | 'isValidating'>): string | undefined {
  const [respondedAt, setRespondedAt] = useState<string>();
  const hasResponse = !isValidating && data !== undefined && error === undefined;
  useEffect(() => {
    if (!hasResponse) return undefined;
    const at = new Date(serverNow()).toISOString();
    // Not in the effect itself, where it would delay the paint of the response.
    const timer = setTimeout(() => setRespondedAt(at));
    return () => clearTimeout(timer);
  }, [hasResponse]);
  return respondedAt;
}
