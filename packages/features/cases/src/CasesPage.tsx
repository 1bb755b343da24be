import type { FilterState } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Stack } from '@meridian/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCases } from './cases.requests.ts';
import type { CasesFilters } from './casesFilters.ts';
import { CaseHistory } from './history/CaseHistory.tsx';
import { useCaseHistory } from './history/useCaseHistory.ts';
import { Limits } from './limits/Limits.tsx';
import { cardId, CaseCard } from './list/CaseCard.tsx';
import { CaseList, CaseListSkeleton } from './list/CaseList.tsx';
import { messages } from './messages.ts';
import { PrizeDialog } from './open/PrizeDialog.tsx';
import { PurchaseDialog } from './open/PurchaseDialog.tsx';
import { useCaseOpening } from './open/useCaseOpening.ts';

/** Only once. */
const WelcomeDialog = lazy(() => import('./welcome/WelcomeDialog.tsx'));

export interface CasesPageProps {
  filters: FilterState<CasesFilters>;
  hrefs: { refill: string; confirmPhone?: string };
}

/** The cases of section 2: odds before a purchase, the purchase, the prize, the win history and own limits. */
export function CasesPage({ filters, hrefs }: CasesPageProps) {
  const { t } = useTranslation(messages);
  const cases = useCases();
  const history = useCaseHistory(filters.value);
  const queries = [cases, history];
  const hasNothing = queries.every(({ data, error }) => error && !data);
  const flow = useCaseOpening(cases);
  const { intent, opened, lost } = flow;
  const openedCard = opened && cardId(opened.item);
  useEffect(() => {
    if (openedCard === null) return;
    // The dialog was opened from a confirmation that is gone, so React Aria cannot restore the focus.
    return () => document.getElementById(openedCard)?.querySelector('button')?.focus();
  }, [openedCard]);
  return (
    <Stack gap={6} inOrder>
      <Alert tone="info" title={t('honest.title')}>
        {t('honest.body')}
      </Alert>
      {lost && (
        <Alert
          isAnnounced
          tone="info"
          title={t(lost.wasMade ? 'lost.title' : 'lost.notTitle', { name: lost.item.name })}
          actions={
            lost.wasMade ? (
              <Button size="small" onPress={() => void flow.showLost(lost.item)}>
                {t('lost.show')}
              </Button>
            ) : (
              <Button size="small" onPress={flow.dismissLost}>
                {t('lost.dismiss')}
              </Button>
            )
          }
        >
          {t(lost.wasMade ? 'lost.body' : 'lost.notBody')}
        </Alert>
      )}
      {!intent && flow.purchaseError && <ProblemBanner error={flow.purchaseError} hrefs={hrefs} />}
      {cases.error && (
        <ProblemBanner
          error={cases.error}
          // One banner when everything has failed.
          onRetry={() => void Promise.all((hasNothing ? queries : [cases]).map(({ mutate }) => mutate()))}
        />
      )}
      {!cases.data && !cases.error && <CaseListSkeleton />}
      {cases.data && (
        <CaseList>
          {cases.data.items.map((item) => (
            <CaseCard
              key={item.id}
              item={item}
              onBuy={() => flow.ask(item)}
              onUseAttempt={() => void flow.spendAttempt(item)}
              isAttempting={flow.isAttempting && flow.attempted === item.id}
              attemptError={!opened && flow.attempted === item.id ? flow.attemptError : undefined}
              hrefs={hrefs}
            />
          ))}
        </CaseList>
      )}
      <Limits />
      {!hasNothing && <CaseHistory filters={filters} cases={cases.data?.items} />}
      {intent && (
        <PurchaseDialog
          intent={intent}
          onConfirm={() => void flow.buy(intent)}
          onCancel={flow.cancel}
          isPending={flow.isBuying}
          error={flow.purchaseError}
          hrefs={hrefs}
        />
      )}
      {opened && (
        <PrizeDialog
          opened={opened}
          onNext={() => void flow.spendAttempt(opened.item)}
          onClose={flow.close}
          isPending={flow.isAttempting}
          error={flow.attemptError}
        />
      )}
      <Suspense>{cases.data?.welcome && <WelcomeDialog />}</Suspense>
    </Stack>
  );
}
