import type { Schema } from '@meridian/api-client';
import { formatAmount, formatMoney, calculateYearlyYield } from '@meridian/money';
import {
  Alert,
  Button,
  FromMedium,
  Inline,
  Percent,
  RadioCard,
  RadioCards,
  Skeleton,
  Stack,
  type TableSort,
  Text,
} from '@meridian/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const PlanTable = lazy(() => import('./PlanTable.tsx'));

interface PlanChoiceProps {
  plans: readonly Schema<'DepositPlan'>[];
  /** The plan may no longer be on offer. */
  planId: string | undefined;
  onPlanChange: (planId: string) => void;
  /** How the plans are shown at first. */
  view: PlanView;
  onViewChange: (view: PlanView) => void;
}

/** Cards, or a table with its order. */
export interface PlanView {
  readonly isTable: boolean;
  readonly sort: TableSort;
}

/** The plans as cards or as a table. Memoized: typing an amount doesn't render them again. */
export const PlanChoice = memo(function PlanChoice({
  plans,
  planId,
  onPlanChange,
  view: firstView,
  onViewChange,
}: PlanChoiceProps) {
  const { t, i18n } = useTranslation(messages);
  const [view, setView] = useState(firstView);
  const isOnOffer = plans.some(({ id }) => id === planId);
  const show = (changed: Partial<PlanView>) => {
    setView({ ...view, ...changed });
    onViewChange({ ...view, ...changed });
  };
  const otherView = (
    <Button
      size="small"
      variant="quiet"
      onPress={() => show({ isTable: !view.isTable })}
      // The button that was pressed is gone, so the focus moves here.
      autoFocus={view.isTable !== firstView.isTable}
    >
      {t(view.isTable ? 'plan.showCards' : 'plan.showTable')}
    </Button>
  );
  return (
    <Stack gap={4}>
      {planId !== undefined && !isOnOffer && (
        <Alert tone="warning" title={t('plan.gone.title')}>
          {t('plan.gone.body')}
        </Alert>
      )}
      {view.isTable ? (
        <Stack gap={2}>
          <Inline justify="between">
            <Text weight="medium">{t('plan.label')}</Text>
            {otherView}
          </Inline>
          <Suspense fallback={<Skeleton shape="block" />}>
            <PlanTable
              plans={plans}
              planId={planId}
              onPlanChange={onPlanChange}
              sort={view.sort}
              onSortChange={(sort) => show({ sort })}
            />
          </Suspense>
          <Text tone="muted">{t('plan.notGuaranteed')}</Text>
        </Stack>
      ) : (
        <RadioCards
          label={t('plan.label')}
          labelAside={otherView}
          layout="columns"
          foldLabel={t('plan.change')}
          description={t('plan.notGuaranteed')}
          value={isOnOffer ? (planId ?? null) : null}
          onChange={onPlanChange}
        >
          {plans.map(({ id, name, dailyYieldPercent, timeInDays, minimumDeposit, exitFeePercent }) => (
            <RadioCard
              key={id}
              value={id}
              label={name}
              figure={<Percent value={dailyYieldPercent} />}
              figureNote={t('plan.perDay')}
              description={
                <Stack gap={1}>
                  <FromMedium>
                    <span>
                      {t('plan.aYear', {
                        percent: formatAmount(calculateYearlyYield(dailyYieldPercent), i18n.language, 0),
                      })}
                    </span>
                  </FromMedium>
                  <Inline gap={1}>
                    <span>
                      {t('plan.termAndMinimum', {
                        term: t('plan.days', { count: timeInDays }),
                        minimum: formatMoney(minimumDeposit, i18n.language),
                      })}
                    </span>
                    <span>
                      {t('plan.exitFeeShort', { percent: formatAmount(exitFeePercent, i18n.language, 0) })}
                    </span>
                  </Inline>
                </Stack>
              }
            />
          ))}
        </RadioCards>
      )}
    </Stack>
  );
});
