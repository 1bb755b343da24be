import { PartnersPage, partnersFilters } from '@meridian/feature-partners';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  const session = useSession();
  const filters = useListFilters(partnersFilters);
  if (!session.user) return null;
  const { login } = session.user;
  const inviteUrl = `${window.location.origin}${paths.register}?inviter=${encodeURIComponent(login)}`;
  return <PartnersPage filters={filters} inviteUrl={inviteUrl} login={login} />;
}
