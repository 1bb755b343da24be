import type { Responses } from '@meridian/api-client/react';
import { BrowserRouter } from 'react-router';
import { apiClient } from './apiClient.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';

/** The app with the router and the API client of the browser. */
export const AppInBrowser = ({ responses }: { responses?: Responses | undefined }) => (
  <BrowserRouter>
    <AppRoutes responses={responses} client={apiClient} />
  </BrowserRouter>
);
