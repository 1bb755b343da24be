import type { Schema } from '@meridian/api-client';
import { useBalance, useSetting } from '@meridian/api-client/react';
import { isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ArrowLeftRightIcon, Card, EmptyState, LinkButton } from '@meridian/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExchangeForm } from './ExchangeForm.tsx';
import { ExchangeFormSkeleton } from './ExchangeFormSkeleton.tsx';
import { ExchangeFrame } from './ExchangeFrame.tsx';
import { messages } from './messages.ts';

const ExchangeResult = lazy(async () => ({
  default: (await import('./ExchangeConfirmation.tsx')).ExchangeResult,
}));

export interface ExchangePageProps {
  /** Shown in place of the form while nothing can be exchanged: why, and what to do. */
  refusal?: ReactNode;
  hrefs: {
    exchange: string;
    exchangeHistory: string;
    refill: string;
    operations: string;
    confirmPhone?: string;
  };
}

/** Exchanges one currency of the balance for another at a quoted rate. Its second tab leads to `ExchangeHistoryPage`. */
export const ExchangePage = ({ refusal, hrefs }: ExchangePageProps) => (
  <ExchangeFrame tab="new" hrefs={hrefs}>
    {refusal || <NewExchange hrefs={hrefs} />}
  </ExchangeFrame>
);

/** The form, or its loading, failed or empty state. */
function NewExchange({ hrefs }: Pick<ExchangePageProps, 'hrefs'>) {
  const { t } = useTranslation(messages);
  const balance = useBalance();
  const rules = useSetting('exchange');
  const [made, setMade] = useState<Schema<'Exchange'> | null>(null);
  const failed = [balance, rules].find(({ data, error }) => error && !data);

  if (made) {
    return (
      <Suspense fallback={<ExchangeFormSkeleton />}>
        <ExchangeResult exchange={made} hrefs={hrefs} onAgain={() => setMade(null)} />
      </Suspense>
    );
  }
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
  return balance.data && rules.data ? (
    <ExchangeForm balance={balance.data} setting={rules.data} hrefs={hrefs} onMade={setMade} />
  ) : (
    <ExchangeFormSkeleton />
  );
}
