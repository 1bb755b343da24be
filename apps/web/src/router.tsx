import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { LanguageRoot, languageLoader } from './language/LanguageRoot.tsx';
import { preferredLanguage } from './language/language.ts';
import type { PageName, RouteHandle } from './routes/pageTitle.ts';
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

type Module = Pick<RouteObject, 'Component' | 'loader'>;

/** A screen: loaded when it is gone to, named, and failing alone. */
function screen(page: PageName, lazy: () => Promise<Module>) {
  const handle: RouteHandle = { page };
  return { handle, lazy, ErrorBoundary: RouteError };
}

const notFound = { path: '*', ...screen('notFound', () => import('./routes/NotFoundRoute.tsx')) };

/** Every address of the app. Section 2 names the screens; `routes/paths.ts` decides their addresses. */
export const router = createBrowserRouter([
  { index: true, loader: start },
  {
    path: ':language',
    loader: languageLoader,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.language !== nextParams.language,
    Component: LanguageRoot,
    HydrateFallback: RouteLoading,
    ErrorBoundary: RouteError,
    children: [
      { index: true, loader: start },
      { path: 'login', ...screen('login', () => import('./routes/LoginRoute.tsx')) },
      { path: 'register', ...screen('register', () => import('./routes/RegisterRoute.tsx')) },
      { path: 'confirm-phone', ...screen('confirmPhone', () => import('./routes/ConfirmPhoneRoute.tsx')) },
      {
        path: 'cabinet',
        ...screen('cabinet', () => import('./cabinet/CabinetLayout.tsx')),
        children: [
          { index: true, ...screen('cabinet', () => import('./routes/CabinetRoute.tsx')) },
          { path: 'refill', ...screen('refill', () => import('./routes/RefillRoute.tsx')) },
          { path: 'deposits', ...screen('deposits', () => import('./routes/DepositsRoute.tsx')) },
          { path: 'deposits/new', ...screen('invest', () => import('./routes/InvestRoute.tsx')) },
          { path: 'withdrawal', ...screen('withdrawal', () => import('./routes/WithdrawalRoute.tsx')) },
          { path: 'operations', ...screen('operations', () => import('./routes/OperationsRoute.tsx')) },
          notFound,
        ],
      },
      notFound,
    ],
  },
]);
