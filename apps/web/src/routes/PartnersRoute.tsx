import { PartnersPage, partnersFilters } from '@meridian/feature-partners';
import { brand } from '#brand';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useAddress } from './useAddress.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  const session = useSession();
  const { origin } = useAddress();
  const filters = useListFilters(partnersFilters);
  if (!session.user) return null;
  const { login } = session.user;
  const inviteUrl = `${origin}${paths.register}?inviter=${encodeURIComponent(login)}`;
  return <PartnersPage filters={filters} inviteUrl={inviteUrl} brandName={brand.name} login={login} />;
}
