import type { Schema } from '@meridian/api-client';
import { useDraft } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Card, EmptyState, LinkButton, SproutIcon, Stack } from '@meridian/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { usePlans } from './invest.requests.ts';
import { InvestOutcomes } from './InvestOutcomes.tsx';
import { NewDeposit } from './NewDeposit.tsx';
import { PlanChoice, type PlanView } from './PlanChoice.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';

const InvestResult = lazy(async () => ({
  default: (await import('./InvestConfirmation.tsx')).InvestResult,
}));

export interface InvestPageProps {
  /** The plan named in the URL. */
  planId?: string | undefined;
  onPlanChange: (planId: string) => void;
  hrefs: { deposits: string; refill: string; confirmPhone?: string };
}

const noPlan = { plan: '', view: '', sort: '', direction: '' };

/** Invests in a plan: choose a plan, enter an amount with a preview, confirm, see the result. */
export function InvestPage({ planId, onPlanChange, hrefs }: InvestPageProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = usePlans();
  const [made, setMade] = useState<Schema<'Deposit'> | null>(null);
  const { kept, keep, forget } = useDraft('invest-plan', noPlan);
  // Once a plan is in the address, the back button returns to the choice.
  const [restoredId, setRestoredId] = useState(kept.plan || undefined);
  const chosenId = planId ?? restoredId;
  const plan = data?.items.find(({ id }) => id === chosenId);
  const [firstView] = useState<PlanView>({
    isTable: kept.view === 'table',
    sort: {
      column: kept.sort || 'term',
      direction: kept.direction === 'descending' ? 'descending' : 'ascending',
    },
  });
  const keepView = useCallback(
    ({ isTable, sort }: PlanView) =>
      keep({ view: isTable ? 'table' : '', sort: sort.column, direction: sort.direction }),
    [keep],
  );
  useEffect(() => keep({ plan: chosenId ?? '' }), [keep, chosenId]);

  const choose = useCallback(
    (id: string) => {
      setRestoredId(undefined);
      onPlanChange(id);
    },
    [onPlanChange],
  );

  function finish(deposit: Schema<'Deposit'>) {
    forget();
    setMade(deposit);
  }

  if (made) {
    return (
      <Suspense fallback={<PlansSkeleton />}>
        <InvestResult deposit={made} hrefs={hrefs} onAgain={() => setMade(null)} />
      </Suspense>
    );
  }
  if (!data) return error ? <ProblemBanner error={error} onRetry={() => void mutate()} /> : <PlansSkeleton />;
  const [first] = data.items;
  if (!first) {
    return (
      <Card>
        <EmptyState
          icon={SproutIcon}
          headingLevel={2}
          title={t('plan.none.title')}
          action={<LinkButton href={hrefs.deposits}>{t('plan.none.action')}</LinkButton>}
        >
          {t('plan.none.body')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={6} inOrder width="task">
      <PlanChoice
        plans={data.items}
        planId={chosenId}
        onPlanChange={choose}
        view={firstView}
        onViewChange={keepView}
      />
      {plan ? (
        <NewDeposit plan={plan} offeredAt={data.date} hrefs={hrefs} onInvested={finish} />
      ) : (
        <InvestOutcomes plan={first} preview={null} course={null} offeredAt={data.date} />
      )}
    </Stack>
  );
}
