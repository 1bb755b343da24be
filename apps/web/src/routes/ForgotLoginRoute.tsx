import { ForgotLoginPage } from '@meridian/feature-auth';
import { EntranceLayout } from './EntranceLayout.tsx';
import { usePaths } from './paths.ts';
import { useAddress } from './useAddress.ts';

export function Component() {
  const paths = usePaths();
  // The inviter and the way back return to the login.
  const { search: query } = useAddress();
  return (
    <EntranceLayout>
      <ForgotLoginPage hrefs={{ login: paths.login + query }} />
    </EntranceLayout>
  );
}
