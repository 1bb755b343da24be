import { ApiClientProvider } from '@meridian/api-client/react';
import { GlobalStyles } from '@meridian/ui';
import { BrowserRouter } from 'react-router';
import { apiClient } from './apiClient.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { FailureBoundary } from './routes/FailureBoundary.tsx';
import { PageFailure } from './routes/PageFailure.tsx';
import { useSession } from './session/useSession.ts';

export function App() {
  return (
    <>
      <GlobalStyles />
      <FailureBoundary Failure={PageFailure}>
        <Pages />
      </FailureBoundary>
    </>
  );
}

function Pages() {
  const session = useSession();
  // Another person gets another cache: nothing of the one before is left in it.
  const person = session.user?.id ?? 'guest';
  return (
    <BrowserRouter>
      <ApiClientProvider key={person} client={apiClient}>
        <AppRoutes />
      </ApiClientProvider>
    </BrowserRouter>
  );
}
