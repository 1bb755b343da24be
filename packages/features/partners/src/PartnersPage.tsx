import type { FilterState } from '@meridian/lists';
import { Grid, Stack } from '@meridian/ui';
import { InviteLink } from './invite/InviteLink.tsx';
import { PartnersList } from './list/PartnersList.tsx';
import type { PartnersFilters } from './partnersFilters.ts';
import { Levels } from './program/Levels.tsx';
import { Tiers } from './program/Tiers.tsx';

export interface PartnersPageProps {
  filters: FilterState<PartnersFilters>;
  /** The address that a new investor registers at, with this person as the inviter. */
  inviteUrl: string;
  /** The login of this person. */
  login: string;
}

/** The referral program of section 2: the link, the levels, the bonus tiers and the partners. */
export function PartnersPage({ filters, inviteUrl, login }: PartnersPageProps) {
  return (
    <Stack gap={6}>
      <Grid layout="aside" gap={6}>
        <Stack gap={6}>
          <InviteLink url={inviteUrl} />
          <Tiers />
        </Stack>
        <Levels />
      </Grid>
      <PartnersList filters={filters} login={login} />
    </Stack>
  );
}
