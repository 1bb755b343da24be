import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

const PATH = '/settings/technical_work';

/** The cache key of the call, for whoever learns of technical works from another answer. */
export const technicalWorkKey = [PATH, undefined];

/** Whether scheduled technical works are on. While they are, the question is asked again as often as the server says. */
export function useTechnicalWork() {
  return useApiQuery(PATH, {
    refreshInterval: (work: Schema<'TechnicalWork'> | undefined) =>
      work?.active ? work.retrySeconds * 1000 : 0,
  });
}
