import type { Schema } from '@meridian/api-client';
import { Alert, RadioCard, RadioCards, Stack } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanTerms } from './PlanTerms.tsx';

interface PlanChoiceProps {
  plans: readonly Schema<'DepositPlan'>[];
  /** The plan may no longer be on offer. */
  planId: string | undefined;
  onPlanChange: (planId: string) => void;
}

/** The plans side by side, none preselected. Memoized: typing an amount doesn't render them again. */
export const PlanChoice = memo(function PlanChoice({ plans, planId, onPlanChange }: PlanChoiceProps) {
  const { t } = useTranslation('deposit');
  const isOnOffer = plans.some(({ id }) => id === planId);
  return (
    <Stack gap={4}>
      {planId !== undefined && !isOnOffer && (
        <Alert tone="warning" title={t('plan.gone.title')}>
          {t('plan.gone.body')}
        </Alert>
      )}
      <RadioCards
        label={t('plan.label')}
        description={t('plan.notGuaranteed')}
        layout="columns"
        value={isOnOffer ? (planId ?? null) : null}
        onChange={onPlanChange}
      >
        {plans.map((plan) => (
          <RadioCard
            key={plan.id}
            value={plan.id}
            label={plan.name}
            description={<PlanTerms plan={plan} />}
          />
        ))}
      </RadioCards>
    </Stack>
  );
});
