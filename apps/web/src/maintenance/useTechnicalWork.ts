import { unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/useLanguage.ts';
import { subscribeToUnavailable } from './unavailable.ts';
import { type Maintenance, watchTechnicalWork } from './watchTechnicalWork.ts';

/** Whether scheduled technical works are on (section 1), with the message in the language of the page. */
export function useTechnicalWork() {
  const client = useApiClient();
  const language = useLanguage();
  const [maintenance, setMaintenance] = useState<Maintenance>({ work: null, isChecking: false });
  const known = useRef<Maintenance['work']>(null);
  const watch = useRef<ReturnType<typeof watchTechnicalWork>>(undefined);
  useEffect(() => {
    const ask = () => unwrap(client.GET('/settings/technical_work'));
    const follow = (next: Maintenance) => {
      known.current = next.work;
      setMaintenance(next);
    };
    const started = watchTechnicalWork(ask, follow, known.current);
    watch.current = started;
    const unsubscribe = subscribeToUnavailable(() => started.checkSoon());
    return () => {
      unsubscribe();
      started.stop();
    };
    // The server writes its message in the language of the page.
  }, [client, language]);
  return { ...maintenance, check: () => watch.current?.check() };
}
