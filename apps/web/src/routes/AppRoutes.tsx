import { messages as cabinetMessages } from '@meridian/feature-cabinet/messages';
import { Navigate, Route, Routes } from 'react-router';
import { LanguageRoot } from '../language/LanguageRoot.tsx';
import { useUsualLanguage } from '../language/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { PageFailure } from './PageFailure.tsx';
import { pathsIn } from './paths.ts';
import { RouteError } from './RouteError.tsx';
import { routeIds, routes } from './routes.ts';
import { screen } from './screen.tsx';

const CabinetLayout = screen(
  { load: () => import('../cabinet/CabinetLayout.tsx'), messages: [cabinetMessages] },
  PageFailure,
);
const UnknownAddress = screen({ load: () => import('./UnknownAddressRoute.tsx'), messages: [] }, PageFailure);
const NotFound = screen({ load: () => import('./NotFoundRoute.tsx'), messages: [] }, RouteError);

const pages = routeIds.map((id) => {
  const { path, access } = routes[id];
  const isInCabinet = access === 'investor';
  const Screen = screen(routes[id], isInCabinet ? RouteError : PageFailure);
  return { isInCabinet, element: <Route key={id} path={path} element={<Screen />} /> };
});
const elementsOf = (isInCabinet: boolean) =>
  pages.filter((page) => page.isInCabinet === isInCabinet).map(({ element }) => element);

/** Routes every address to a page of the route table, or to one that says there is no such page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<Start />} />
      <Route path=":language" element={<LanguageRoot />}>
        <Route index element={<Start />} />
        {elementsOf(false)}
        <Route element={<CabinetLayout />}>
          {elementsOf(true)}
          <Route path={`${routes.cabinet.path}/*`} element={<NotFound />} />
        </Route>
        <Route path="*" element={<UnknownAddress />} />
      </Route>
    </Routes>
  );
}

/** Signed-in users start in the cabinet, guests at the login. */
function Start() {
  const session = useSession();
  const paths = pathsIn[useUsualLanguage()];
  return <Navigate replace to={session.state === 'authenticated' ? paths.cabinet : paths.login} />;
}
