import type { Schema } from '@meridian/api-client';
import { Amount, KeyValueList, Percent, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { delayItems } from './delayItems.tsx';

/** The terms of a plan, line by line, in the same order for every plan. */
export function PlanTerms({ plan }: { plan: Schema<'DepositPlan'> }) {
  const { t } = useTranslation('deposit');
  return (
    <Stack gap={2}>
      <Text isInline tone="muted">
        {plan.description}
      </Text>
      <KeyValueList
        items={[
          { id: 'yield', term: t('plan.dailyYield'), value: <Percent value={plan.dailyYieldPercent} /> },
          { id: 'term', term: t('plan.term'), value: t('plan.days', { count: plan.timeInDays }) },
          { id: 'minimum', term: t('plan.minimum'), value: <Amount value={plan.minimumDeposit} /> },
          {
            id: 'autoinvestment',
            term: t('plan.autoinvestment'),
            value: t(plan.autoinvestment ? 'plan.possible' : 'plan.impossible'),
          },
          { id: 'exitFee', term: t('plan.exitFee'), value: <Percent value={plan.exitFeePercent} /> },
          // Last, because not every plan has delays: the lines above align across cards.
          ...delayItems(t, plan),
        ]}
      />
    </Stack>
  );
}
