import { type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { Card, Stack } from '@meridian/ui';
import { media, rowsWidth, stickyTop, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { InviteLink } from './invite/InviteLink.tsx';
import { PartnersList } from './list/PartnersList.tsx';
import { useReferrals } from '@meridian/api-client/react';
import { useBonus } from './partners.requests.ts';
import type { PartnersFilters } from './partnersFilters.ts';
import { Earned } from './program/Earned.tsx';
import { Rules } from './program/Rules.tsx';
import { Tiers } from './program/Tiers.tsx';
import { usePartners } from './usePartners.ts';

export interface PartnersPageProps {
  filters: FilterState<PartnersFilters>;
  /** The address that a new investor registers at, with this user as the inviter. */
  inviteUrl: string;
  /** The name of the product, in the invitation. */
  brandName: string;
  /** The login of this user. */
  login: string;
}

/** The referral program of section 2: what it has brought, the link, the bonus tiers, the partners and the terms. */
export function PartnersPage({ filters, inviteUrl, brandName, login }: PartnersPageProps) {
  const levels = useReferrals({ page: 1, limit: ROWS_PER_PAGE });
  const bonus = useBonus();
  const list = usePartners(filters.value);
  const queries = [levels, bonus, list];
  const hasNothing = queries.every(({ data, error }) => error && !data);
  return (
    <Columns>
      <Card>
        {/* New elements when the levels are here: their terms in another number of lines are then no layout shift. */}
        <Stack key={levels.data ? 'loaded' : 'loading'} gap={6}>
          {(levels.data || !levels.error) && <Earned levels={levels.data?.levels} />}
          {levels.error && !levels.data && (
            <ProblemBanner
              error={levels.error}
              // One banner when everything has failed.
              onRetry={() =>
                void Promise.all((hasNothing ? queries : [levels]).map(({ mutate }) => mutate()))
              }
            />
          )}
        </Stack>
      </Card>
      <Stack gap={6}>
        <Card>
          <InviteLink url={inviteUrl} brandName={brandName} />
        </Card>
        {!hasNothing && <Tiers />}
      </Stack>
      {!hasNothing && <PartnersList filters={filters} login={login} />}
      <Rules />
    </Columns>
  );
}

/**
 * The link and the tiers stay beside what is read from above, unless the screen is lower than they are. On a narrow page all of it is in
 * this order.
 */
const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space6};
  min-inline-size: 0;

  & > :has([aria-busy='true']) ~ * {
    visibility: hidden;
  }

  ${media.beside} {
    ${rowsWidth}: none;

    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) clamp(360px, 32%, 408px);
    align-items: start;

    & > :nth-child(2) {
      position: sticky;
      inset-block-start: calc(${stickyTop} + ${token.space4});
      grid-area: 1 / 2 / -1;
    }

    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media (max-height: 48rem) {
    & > :nth-child(2) {
      position: static;
    }
  }
`;
