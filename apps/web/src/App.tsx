import type { ApiClient } from '@meridian/api-client';
import { type Responses, ApiClientProvider, type Query } from '@meridian/api-client/react';
import type { StyleCache } from '@meridian/ui';
import { useState } from 'react';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { FailureBoundary } from './routes/FailureBoundary.tsx';
import { PageFailure } from './routes/PageFailure.tsx';
import { useSession } from './session/useSession.ts';

interface AppProps {
  client: ApiClient;
  /** What a static page shows of the API's responses. */
  responses?: Responses | undefined;
  /** Hears what the page asks the API, on the server. */
  onQuery?: ((query: Query) => void) | undefined;
  /** Collects the styles on the server. */
  styles?: StyleCache | undefined;
}

/** The pages of the table of screens. Render it inside a router: that of the browser, or a static one on the server. */
export function App(props: AppProps) {
  return (
    <FailureBoundary Failure={PageFailure}>
      <Pages {...props} />
    </FailureBoundary>
  );
}

function Pages({ client, responses, onQuery, styles }: AppProps) {
  const session = useSession();
  // Another user gets another cache: nothing of the one before is left in it.
  const user = session.user?.id ?? 'guest';
  const [first] = useState(user);
  const [isAnother, setAnother] = useState(false);
  // The responses belong to whom the page was opened for, until then.
  if (user !== first && !isAnother) setAnother(true);
  return (
    <ApiClientProvider
      key={user}
      client={client}
      responses={isAnother ? undefined : responses}
      onQuery={onQuery}
    >
      <AppRoutes styles={styles} />
    </ApiClientProvider>
  );
}
