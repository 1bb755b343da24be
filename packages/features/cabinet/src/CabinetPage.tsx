import { Card, EmptyState, LinkButton, Stack, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ActiveDeposits } from './ActiveDeposits.tsx';
import { BalanceLead } from './BalanceLead.tsx';
import { BalancesBar } from './BalancesBar.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { useRecentOperations } from './useRecentOperations.ts';

export interface CabinetPageProps {
  hrefs: { refill: string; deposits: string; invest: string; withdrawal: string; operations: string };
}

/** Where the money is. Each part reads for itself, so that one that fails leaves the others standing. */
export function CabinetPage({ hrefs }: CabinetPageProps) {
  const { t } = useTranslation('cabinet');
  const { data: operations } = useRecentOperations();
  return (
    <Stack gap={6}>
      <BalanceLead hrefs={hrefs} />
      <BalancesBar />
      {operations?.total === 0 ? (
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
      ) : (
        <>
          <ActiveDeposits hrefs={hrefs} />
          <RecentOperations hrefs={hrefs} />
        </>
      )}
    </Stack>
  );
}
