import type { Schema } from '@meridian/api-client';
import { Alert, Amount, Button, Card, Inline, LinkButton, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { WithdrawalFacts } from '../details/WithdrawalFacts.tsx';
import { WithdrawalTimeline } from '../details/WithdrawalTimeline.tsx';
import { messages } from '../messages.ts';

interface WithdrawalResultProps {
  withdrawal: Schema<'Withdrawal'>;
  hrefs: { operations: string };
  onAgain: () => void;
}

/** The accepted withdrawal and what happens next. */
export default function WithdrawalResult({ withdrawal, hrefs, onAgain }: WithdrawalResultProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={6} width="text">
      <Alert tone="success" isResult title={t('result.title')}>
        {t('result.body')}
      </Alert>
      <Card>
        <Stack gap={6}>
          <StatList>
            <Stat emphasis="lead" label={t('summary.receive')} value={<Amount value={withdrawal.net} />} />
          </StatList>
          <WithdrawalTimeline withdrawal={withdrawal} />
          <WithdrawalFacts withdrawal={withdrawal} />
        </Stack>
      </Card>
      <Inline gap={3}>
        <LinkButton variant="primary" href={hrefs.operations}>
          {t('result.toOperations')}
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          {t('result.again')}
        </Button>
      </Inline>
    </Stack>
  );
}
