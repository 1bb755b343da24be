import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { preferredLanguage } from './language/language.ts';
import { LanguageRoot, languageLoader } from './language/LanguageRoot.tsx';
import { pathsIn } from './routes/paths.ts';
import { RouteError } from './routes/RouteError.tsx';
import { RouteLoading } from './routes/RouteLoading.tsx';
import { getSession } from './session/session.ts';

/** Somebody who is signed in starts in the cabinet, a guest at the login, in the language they read. */
function start() {
  const session = getSession();
  const language = session.state === 'authenticated' ? session.user.language : preferredLanguage();
  const paths = pathsIn(language);
  return redirect(session.state === 'authenticated' ? paths.cabinet : paths.login);
}

const ErrorBoundary = RouteError;

const cabinetRoutes: RouteObject[] = [
  { index: true, ErrorBoundary, lazy: () => import('./routes/CabinetRoute.tsx') },
  { path: 'refill', ErrorBoundary, lazy: () => import('./routes/RefillRoute.tsx') },
  { path: 'deposits', ErrorBoundary, lazy: () => import('./routes/DepositsRoute.tsx') },
  { path: 'deposits/new', ErrorBoundary, lazy: () => import('./routes/InvestRoute.tsx') },
  { path: 'withdrawal', ErrorBoundary, lazy: () => import('./routes/WithdrawalRoute.tsx') },
  { path: 'operations', ErrorBoundary, lazy: () => import('./routes/OperationsRoute.tsx') },
  { path: '*', ErrorBoundary, lazy: () => import('./routes/NotFoundRoute.tsx') },
];

/** Every address of the app. Each screen is loaded when it is gone to, with the words of its language. */
export const router = createBrowserRouter([
  { index: true, loader: start },
  {
    path: ':language',
    loader: languageLoader,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.language !== nextParams.language,
    Component: LanguageRoot,
    HydrateFallback: RouteLoading,
    ErrorBoundary,
    children: [
      { index: true, loader: start },
      { path: 'login', ErrorBoundary, lazy: () => import('./routes/LoginRoute.tsx') },
      { path: 'register', ErrorBoundary, lazy: () => import('./routes/RegisterRoute.tsx') },
      { path: 'confirm-phone', ErrorBoundary, lazy: () => import('./routes/ConfirmPhoneRoute.tsx') },
      {
        path: 'cabinet',
        ErrorBoundary,
        lazy: () => import('./cabinet/CabinetLayout.tsx'),
        children: cabinetRoutes,
      },
      { path: '*', ErrorBoundary, lazy: () => import('./routes/NotFoundRoute.tsx') },
    ],
  },
]);
