import { ApiClientProvider } from '@meridian/api-client/react';
import { GlobalStyles } from '@meridian/ui';
import { BrowserRouter } from 'react-router';
import { apiClient } from './apiClient.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { useSession } from './session/useSession.ts';

export function App() {
  const session = useSession();
  // Another person gets another cache: nothing of the one before is left in it.
  const person = session.state === 'authenticated' ? session.user.id : 'guest';
  return (
    <BrowserRouter>
      <GlobalStyles />
      <ApiClientProvider key={person} client={apiClient}>
        <AppRoutes />
      </ApiClientProvider>
    </BrowserRouter>
  );
}
