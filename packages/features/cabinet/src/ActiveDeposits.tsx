import { ProblemBanner } from '@meridian/problem';
import { Card, Divider, EmptyState, Link, LinkButton, SproutIcon, Stack } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveDeposit } from './ActiveDeposit.tsx';
import { ActiveDepositSkeleton } from './ActiveDepositSkeleton.tsx';
import { useActiveDeposits } from './useActiveDeposits.ts';

interface ActiveDepositsProps {
  hrefs: { deposits: string; invest: string };
}

/** The deposits that are not closed, and how far each has come. */
export function ActiveDeposits({ hrefs }: ActiveDepositsProps) {
  const { t } = useTranslation('cabinet');
  const { deposits, error, retry } = useActiveDeposits();
  return (
    <Card title={t('deposits.title')} action={<Link href={hrefs.deposits}>{t('deposits.all')}</Link>}>
      {error && <ProblemBanner error={error} onRetry={retry} />}
      {!deposits && !error && <ActiveDepositSkeleton />}
      {deposits?.length === 0 && (
        <EmptyState
          icon={SproutIcon}
          title={t('deposits.empty.title')}
          action={<LinkButton href={hrefs.invest}>{t('deposits.empty.action')}</LinkButton>}
        >
          {t('deposits.empty.body')}
        </EmptyState>
      )}
      <Stack gap={5}>
        {deposits?.map((deposit, index) => (
          <Fragment key={deposit.id}>
            {index > 0 && <Divider />}
            <ActiveDeposit deposit={deposit} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}
