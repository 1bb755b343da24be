import { ApiError } from '@meridian/api-client';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { technicalWorkKey } from './useTechnicalWork.ts';

/** Any answer that says "technical works" makes the app ask the server whether they are on. */
export function TechnicalWorkWatch({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'technical_work') void mutate(technicalWorkKey);
  };
  return <SWRConfig value={{ onError }}>{children}</SWRConfig>;
}
