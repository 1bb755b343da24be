import { Grid, KeyValueList, Skeleton, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The place of one deposit that is loading. */
export function DepositProgressSkeleton() {
  const { t } = useTranslation('cabinet');
  return (
    <Grid min="medium" gap={5} aria-busy>
      <StatList>
        <Stat label={t('bar.activeDeposits')} value={<Skeleton>1,000.00 USDT</Skeleton>} />
      </StatList>
      <Skeleton shape="block" />
      <KeyValueList
        items={[
          { id: 'end', term: t('deposits.end'), value: <Skeleton>31 Dec 2026</Skeleton> },
          {
            id: 'accrued',
            term: t('deposits.accrued'),
            hint: t('deposits.accruedHint'),
            value: <Skeleton>10.00 USDT</Skeleton>,
          },
        ]}
      />
    </Grid>
  );
}
