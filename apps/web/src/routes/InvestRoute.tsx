import { InvestPage } from '@meridian/feature-deposit';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { useSearchParams } from 'react-router';
import { ClosingNotice, LockedNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const { closingDate, lockDate } = useSession().user ?? {};
  const [search, setSearch] = useSearchParams();
  const planId = search.get('plan') ?? undefined;
  return (
    <Stack gap={8} inOrder>
      {lockDate ? (
        <LockedNotice />
      ) : closingDate ? (
        <ClosingNotice closingDate={closingDate} />
      ) : (
        <InvestPage
          hrefs={paths}
          planId={planId}
          // The first choice is a step of its own for the back button.
          onPlanChange={(plan) =>
            setSearch({ plan }, { replace: planId !== undefined, preventScrollReset: true })
          }
        />
      )}
      <WithdrawalNeeds />
    </Stack>
  );
}
