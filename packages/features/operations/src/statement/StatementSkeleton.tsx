import { Card, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { BalanceLine } from './BalanceLine.tsx';

/** Shown while the statement loads. */
export function StatementSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Card>
      <VisuallyHidden role="status">{t('statement.loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy>
        <Stack gap={1}>
          <Text size={24}>
            <Skeleton>{t('statement.title', { currency: 'USDT' })}</Skeleton>
          </Text>
          <Text>
            <Skeleton>October 1 – 31, 2026</Skeleton>
          </Text>
          <Text>
            <Skeleton>Account</Skeleton>
          </Text>
        </Stack>
        <BalanceLine
          points={(['opening', 'income', 'expense', 'closing'] as const).map((id) => ({
            id,
            term: t(`statement.${id}`),
            value: <Skeleton>1,250.00 USDT</Skeleton>,
          }))}
        />
      </Stack>
    </Card>
  );
}
