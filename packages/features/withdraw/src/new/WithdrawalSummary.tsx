import { Card, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface WithdrawalSummaryProps {
  /** The `WithdrawalTerms`, or one sentence that says what they wait for. */
  terms: ReactNode;
  /** The submit button, below the summary. */
  children: ReactNode;
}

/** What the withdrawal comes to, and what can go wrong. */
export function WithdrawalSummary({ terms, children }: WithdrawalSummaryProps) {
  const { t } = useTranslation(messages);
  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {typeof terms === 'string' ? <Text tone="muted">{terms}</Text> : terms}
        <Text>{t('summary.next')}</Text>
        <Text>{t('summary.risk')}</Text>
        {children}
      </Stack>
    </Card>
  );
}
