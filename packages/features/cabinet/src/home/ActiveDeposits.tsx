import { ProblemBanner } from '@meridian/problem';
import { Card, Divider, EmptyState, Inline, Link, LinkButton, SproutIcon, Stack, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveDeposit } from './ActiveDeposit.tsx';
import { ActiveDepositSkeleton } from './ActiveDepositSkeleton.tsx';
import { useActiveDeposits } from './useActiveDeposits.ts';

interface ActiveDepositsProps {
  hrefs: { deposits: string; invest: string };
}

/** The first few deposits that are not closed, with the total number. */
export function ActiveDeposits({ hrefs }: ActiveDepositsProps) {
  const { t } = useTranslation('cabinet');
  const { deposits, total, error, retry } = useActiveDeposits();
  return (
    <Card
      title={t('deposits.title')}
      action={
        <Inline gap={3}>
          {deposits && deposits.length < total && (
            <Text tone="muted">{t('deposits.shown', { shown: deposits.length, count: total })}</Text>
          )}
          <Link href={hrefs.deposits}>{t('deposits.all')}</Link>
        </Inline>
      }
    >
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
