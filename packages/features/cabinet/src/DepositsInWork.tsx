import { ProblemBanner } from '@meridian/problem';
import { Card, Divider, EmptyState, Link, LinkButton, SproutIcon, Stack } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositProgress } from './DepositProgress.tsx';
import { DepositProgressSkeleton } from './DepositProgressSkeleton.tsx';
import { useDepositsInWork } from './useDepositsInWork.ts';

interface DepositsInWorkProps {
  hrefs: { deposits: string; invest: string };
}

/** The deposits that are accruing and how far each has come. */
export function DepositsInWork({ hrefs }: DepositsInWorkProps) {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useDepositsInWork();
  return (
    <Card
      title={t('deposits.title')}
      action={data && data.total > 0 && <Link href={hrefs.deposits}>{t('deposits.all')}</Link>}
    >
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <DepositProgressSkeleton />}
      {data?.total === 0 && (
        <EmptyState
          icon={SproutIcon}
          title={t('deposits.empty.title')}
          action={<LinkButton href={hrefs.invest}>{t('deposits.empty.action')}</LinkButton>}
        >
          {t('deposits.empty.body')}
        </EmptyState>
      )}
      <Stack gap={5}>
        {data?.items.map((deposit, index) => (
          <Fragment key={deposit.id}>
            {index > 0 && <Divider />}
            <DepositProgress deposit={deposit} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}
