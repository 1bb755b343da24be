import type { Schema } from '@meridian/api-client';
import { useBalance, useSetting } from '@meridian/api-client/react';
import { isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ArrowLeftRightIcon, Card, EmptyState, LinkButton, Stack } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExchangeForm } from './ExchangeForm.tsx';
import { ExchangeFormSkeleton } from './ExchangeFormSkeleton.tsx';
import { ExchangeHistory } from './ExchangeHistory.tsx';
import { ExchangeResult } from './ExchangeResult.tsx';
import { messages } from './messages.ts';

export interface ExchangePageProps {
  hrefs: { refill: string; operations: string; confirmPhone?: string };
}

/** Exchanges one currency of the balance for another at a quoted rate, and lists the last exchanges. */
export function ExchangePage({ hrefs }: ExchangePageProps) {
  const { t } = useTranslation(messages);
  const balance = useBalance();
  const rules = useSetting('exchange');
  const [made, setMade] = useState<Schema<'Exchange'> | null>(null);
  const failed = [balance, rules].find(({ data, error }) => error && !data);

  if (made) return <ExchangeResult exchange={made} hrefs={hrefs} onAgain={() => setMade(null)} />;
  if (failed?.error) return <ProblemBanner error={failed.error} onRetry={() => void failed.mutate()} />;
  if (
    balance.data &&
    Object.values(balance.data.currencies).every(({ available }) => isZero(available.amount))
  ) {
    return (
      <Card>
        <EmptyState
          icon={ArrowLeftRightIcon}
          headingLevel={2}
          title={t('empty.title')}
          action={
            <LinkButton variant="primary" href={hrefs.refill}>
              {t('empty.action')}
            </LinkButton>
          }
        >
          {t('empty.body')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={8} inOrder>
      {balance.data && rules.data ? (
        <ExchangeForm balance={balance.data} setting={rules.data} hrefs={hrefs} onMade={setMade} />
      ) : (
        <ExchangeFormSkeleton />
      )}
      <ExchangeHistory hrefs={hrefs} />
    </Stack>
  );
}
