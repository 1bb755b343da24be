import type { Responses } from '@meridian/api-client/react';
import { BrowserRouter } from 'react-router';
import { apiClient } from './apiClient.ts';
import { App } from './App.tsx';

/** The app with the router and the API client of the browser. */
export const AppInBrowser = ({ responses }: { responses?: Responses | undefined }) => (
  <BrowserRouter>
    <App responses={responses} client={apiClient} />
  </BrowserRouter>
);
