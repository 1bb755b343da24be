import { Skeleton, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of one deposit. */
export function ActiveDepositSkeleton() {
  const { t } = useTranslation('cabinet');
  return (
    <Stack gap={4} aria-busy>
      <Text size={16}>
        <Skeleton>{t('deposits.title')}</Skeleton>
      </Text>
      <StatList>
        <Stat label={t('deposits.amount')} value={<Skeleton>1,000.00 USDT</Skeleton>} />
        <Stat
          label={t('deposits.accrued')}
          value={<Skeleton>10.00 USDT</Skeleton>}
          hint={<Skeleton>{t('deposits.accruedHint')}</Skeleton>}
        />
        <Stat
          label={t('deposits.completion')}
          value={<Skeleton>31 Dec 2026</Skeleton>}
          hint={<Skeleton>{t('deposits.payout')}</Skeleton>}
        />
      </StatList>
      <Skeleton shape="block" />
    </Stack>
  );
}
