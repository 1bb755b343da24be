import { Card, Skeleton, Stack, Stat, StatList, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Shown while the statement loads. */
export function StatementSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Card>
      <VisuallyHidden role="status">{t('statement.loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy>
        <StatList>
          <Stat
            emphasis="lead"
            label={t('statement.closingLead')}
            value={<Skeleton>1,250.00 USDT</Skeleton>}
          />
        </StatList>
        {['opening', 'income', 'expense', 'closing'].map((line) => (
          <Text key={line}>
            <Skeleton />
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
