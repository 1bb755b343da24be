import type { ApiClient } from '@meridian/api-client';
import { type Answers, ApiClientProvider } from '@meridian/api-client/react';
import type { StyleCache } from '@meridian/ui';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { FailureBoundary } from './routes/FailureBoundary.tsx';
import { PageFailure } from './routes/PageFailure.tsx';
import { useSession } from './session/useSession.ts';

interface AppProps {
  client: ApiClient;
  /** What a static page shows of the API's answers. */
  answers?: Answers | undefined;
  /** Collects the styles on the server. */
  styles?: StyleCache | undefined;
}

/** The pages of the route table. Render it inside a router: that of the browser, or a static one on the server. */
export function App(props: AppProps) {
  return (
    <FailureBoundary Failure={PageFailure}>
      <Pages {...props} />
    </FailureBoundary>
  );
}

function Pages({ client, answers, styles }: AppProps) {
  const session = useSession();
  // Another person gets another cache: nothing of the one before is left in it.
  const person = session.user?.id ?? 'guest';
  return (
    <ApiClientProvider key={person} client={client} answers={answers}>
      <AppRoutes styles={styles} />
    </ApiClientProvider>
  );
}
