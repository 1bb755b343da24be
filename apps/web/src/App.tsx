import { ApiClientProvider } from '@meridian/api-client/react';
import { GlobalStyles } from '@meridian/ui';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { apiClient } from './apiClient.ts';
import { words } from './language/words.ts';
import { TechnicalWorkWatch } from './maintenance/TechnicalWorkWatch.tsx';
import { router } from './router.tsx';
import { useSession } from './session/useSession.ts';

export function App() {
  const session = useSession();
  // Another person gets another cache: nothing of the one before is left in it.
  const person = session.state === 'authenticated' ? session.user.id : 'guest';
  return (
    <ApiClientProvider key={person} client={apiClient}>
      <TechnicalWorkWatch>
        <I18nextProvider i18n={words}>
          <GlobalStyles />
          <RouterProvider router={router} />
        </I18nextProvider>
      </TechnicalWorkWatch>
    </ApiClientProvider>
  );
}
