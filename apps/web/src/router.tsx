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

/** A screen: loaded when it is gone to, named, and failing alone. */
function screen(
  path: string | undefined,
  page: PageName,
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>,
): RouteObject {
  const handle: RouteHandle = { page };
  return path === undefined
    ? { index: true, handle, lazy, ErrorBoundary: RouteError }
    : { path, handle, lazy, ErrorBoundary: RouteError };
}

const notFound = screen('*', 'notFound', () => import('./routes/NotFoundRoute.tsx'));

/** Every address of the app. The section 2 names the screens; their addresses are decided in `routes/paths.ts`. */
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
      screen('login', 'login', () => import('./routes/LoginRoute.tsx')),
      screen('register', 'register', () => import('./routes/RegisterRoute.tsx')),
      screen('confirm-phone', 'confirmPhone', () => import('./routes/ConfirmPhoneRoute.tsx')),
      {
        ...screen('cabinet', 'cabinet', () => import('./cabinet/CabinetLayout.tsx')),
        children: [
          screen(undefined, 'cabinet', () => import('./routes/CabinetRoute.tsx')),
          screen('refill', 'refill', () => import('./routes/RefillRoute.tsx')),
          screen('deposits', 'deposits', () => import('./routes/DepositsRoute.tsx')),
          screen('deposits/new', 'invest', () => import('./routes/InvestRoute.tsx')),
          screen('withdrawal', 'withdrawal', () => import('./routes/WithdrawalRoute.tsx')),
          screen('operations', 'operations', () => import('./routes/OperationsRoute.tsx')),
          notFound,
        ],
      },
      notFound,
    ],
  },
]);
