import { Card, EmptyState, LinkButton, Skeleton, Stack, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ActiveDeposits } from './ActiveDeposits.tsx';
import { BalanceLead } from './BalanceLead.tsx';
import { BalancesBar } from './BalancesBar.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { useActiveDeposits } from './useActiveDeposits.ts';
import { useRecentOperations } from './useRecentOperations.ts';

export interface CabinetPageProps {
  hrefs: { refill: string; deposits: string; invest: string; withdrawal: string; operations: string };
}

/**
 * Where the money is. Each part reads for itself, so that one that fails leaves the others standing. Until it is known
 * whether there was any operation, one quiet place stands for what follows, so that nothing collapses for a newcomer.
 */
export function CabinetPage({ hrefs }: CabinetPageProps) {
  const { t } = useTranslation('cabinet');
  const { data: operations, error } = useRecentOperations();
  // Asked for together with the operations, not after them.
  useActiveDeposits();
  return (
    <Stack gap={6}>
      <BalanceLead hrefs={hrefs} />
      <BalancesBar />
      {!operations && !error && (
        <Card>
          <Stack aria-busy>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      )}
      {operations?.total === 0 && (
        <Card>
          <EmptyState
            icon={WalletIcon}
            headingLevel={2}
            title={t('firstSteps.title')}
            action={<LinkButton href={hrefs.refill}>{t('firstSteps.action')}</LinkButton>}
          >
            {t('firstSteps.body')}
          </EmptyState>
        </Card>
      )}
      {(error ?? (operations && operations.total > 0)) && (
        <>
          <ActiveDeposits hrefs={hrefs} />
          <RecentOperations hrefs={hrefs} />
        </>
      )}
    </Stack>
  );
}
