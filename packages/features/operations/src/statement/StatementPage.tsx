import type { Schema } from '@meridian/api-client';
import { useBalance } from '@meridian/api-client/react';
import { useToday } from '@meridian/i18n';
import type { FilterState } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { Card, EmptyState, FileTextIcon, type LogoProps, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { thisMonth } from './months.ts';
import { StatementChoice } from './StatementChoice.tsx';
import type { StatementFilters } from './statementFilters.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';

export interface StatementPageProps {
  filters: FilterState<StatementFilters>;
  /** For the letterhead. */
  brand: LogoProps;
  /** The login of the account, for the printed page. */
  login: string;
  /** Whether the server issues statements and confirmations of balances as PDF. */
  hasDocuments?: boolean;
  /** `yearlyReport` is left out where the server has switched that report off. */
  hrefs: { operations: string; yearlyReport?: string };
}

/** A statement of one currency for a period: on screen, on paper and as a file. By default of the main currency for this month. */
export function StatementPage({ filters, brand, login, hasDocuments = false, hrefs }: StatementPageProps) {
  const { t } = useTranslation(messages);
  const balance = useBalance();
  const today = useToday();
  const { from, to } = filters.value;
  const currency = knownCurrency(filters.value.currency, balance.data) ?? balance.data?.currency;
  const period = from === undefined && to === undefined ? thisMonth(today) : { from, to };
  return (
    <Stack gap={6}>
      <div data-screen-only>
        <StatementChoice filters={filters} shown={{ currency, ...period }} today={today} />
      </div>
      {sheet()}
    </Stack>
  );

  function sheet() {
    if (period.from === undefined || period.to === undefined) {
      return (
        <Card>
          <EmptyState icon={FileTextIcon} headingLevel={2} title={t('statement.choosePeriod')}>
            {t('statement.choosePeriodBody')}
          </EmptyState>
        </Card>
      );
    }
    if (currency === undefined && balance.error) {
      return <ProblemBanner error={balance.error} onRetry={() => void balance.mutate()} />;
    }
    if (currency === undefined) return <StatementSkeleton />;
    const asked = { currency, from: period.from, to: period.to };
    return (
      <StatementSheet brand={brand} asked={asked} login={login} hasDocuments={hasDocuments} hrefs={hrefs} />
    );
  }
}

/** Undefined if the address asks for a currency that does not exist. Until the balance is loaded, every one may. */
function knownCurrency(asked: string | undefined, balance: Schema<'Balance'> | undefined) {
  return asked !== undefined && balance && !(asked in balance.currencies) ? undefined : asked;
}
