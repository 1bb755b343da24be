import { Route, Routes } from 'react-router';
import { LanguageRoot } from '../language/LanguageRoot.tsx';
import { PageFailure } from './PageFailure.tsx';
import { RouteError } from './RouteError.tsx';
import { screen } from './screen.tsx';
import { Start } from './Start.tsx';

const Login = screen(() => import('./LoginRoute.tsx'), PageFailure);
const Register = screen(() => import('./RegisterRoute.tsx'), PageFailure);
const ConfirmPhone = screen(() => import('./ConfirmPhoneRoute.tsx'), PageFailure);
const CabinetLayout = screen(() => import('../cabinet/CabinetLayout.tsx'), PageFailure);
const Cabinet = screen(() => import('./CabinetRoute.tsx'), RouteError);
const Refill = screen(() => import('./RefillRoute.tsx'), RouteError);
const Deposits = screen(() => import('./DepositsRoute.tsx'), RouteError);
const Invest = screen(() => import('./InvestRoute.tsx'), RouteError);
const Withdrawal = screen(() => import('./WithdrawalRoute.tsx'), RouteError);
const Operations = screen(() => import('./OperationsRoute.tsx'), RouteError);
const UnknownAddress = screen(() => import('./UnknownAddressRoute.tsx'), PageFailure);
const NotFound = screen(() => import('./NotFoundRoute.tsx'), RouteError);

/** Every address of the app, as `paths.ts` words it. Section 2 names the screens. */
export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<Start />} />
      <Route path=":language" element={<LanguageRoot />}>
        <Route index element={<Start />} />
        <Route path="login" element={<Login />} />
        <Route path="register" element={<Register />} />
        <Route path="confirm-phone" element={<ConfirmPhone />} />
        <Route path="cabinet" element={<CabinetLayout />}>
          <Route index element={<Cabinet />} />
          <Route path="refill" element={<Refill />} />
          <Route path="deposits" element={<Deposits />} />
          <Route path="deposits/new" element={<Invest />} />
          <Route path="withdrawal" element={<Withdrawal />} />
          <Route path="operations" element={<Operations />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path="*" element={<UnknownAddress />} />
      </Route>
    </Routes>
  );
}
