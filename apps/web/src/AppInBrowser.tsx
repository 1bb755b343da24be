import type { Answers } from '@meridian/api-client/react';
import { BrowserRouter } from 'react-router';
import { apiClient } from './apiClient.ts';
import { App } from './App.tsx';

/** The app with the router and the API client of the browser. */
export const AppInBrowser = ({ answers }: { answers?: Answers | undefined }) => (
  <BrowserRouter>
    <App answers={answers} client={apiClient} />
  </BrowserRouter>
);
