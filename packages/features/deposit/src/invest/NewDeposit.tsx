import type { Schema } from '@meridian/api-client';
import { useBalance, useSetting } from '@meridian/api-client/react';
import { isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Alert, LinkButton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { InvestForm } from './InvestForm.tsx';
import { InvestFormSkeleton } from './InvestFormSkeleton.tsx';
import { paymentSources } from './paymentSources.ts';
import { investMessages } from './messages.ts';

interface NewDepositProps {
  plan: Schema<'DepositPlan'>;
  /** The server's time when it responded with the plans. */
  offeredAt: string;
  hrefs: { refill: string; confirmPhone?: string };
  onInvested: (deposit: Schema<'Deposit'>) => void;
}

/** Loads the rules and the balance for the form; shows why there is no form if they failed or allow no payment. */
export function NewDeposit({ plan, offeredAt, hrefs, onInvested }: NewDepositProps) {
  const { t } = useTranslation(investMessages);
  const rules = useSetting('deposit');
  const setting = rules.data;
  const balance = useBalance();

  if (rules.error && !setting) {
    return <ProblemBanner error={rules.error} onRetry={() => void rules.mutate()} />;
  }
  if (balance.error && !balance.data) {
    return <ProblemBanner error={balance.error} onRetry={() => void balance.mutate()} />;
  }
  if (!setting || !balance.data) return <InvestFormSkeleton />;

  const [own, ...others] = paymentSources(plan, setting, balance.data);
  const [paymentMethod] = setting.paymentMethods;
  if (!own || !paymentMethod) {
    return (
      <Alert tone="warning" title={t('form.notPayable.title')}>
        {t('form.notPayable.body')}
      </Alert>
    );
  }
  const hasNothing = [own, ...others].every(({ available }) => isZero(available.amount));
  return (
    <Stack gap={6}>
      {hasNothing && (
        <Alert
          tone="info"
          title={t('form.nothing.title')}
          actions={<LinkButton href={hrefs.refill}>{t('form.nothing.action')}</LinkButton>}
        >
          {t('form.nothing.body')}
        </Alert>
      )}
      <InvestForm
        plan={plan}
        setting={setting}
        offeredAt={offeredAt}
        sources={[own, ...others]}
        paymentMethod={paymentMethod}
        hrefs={hrefs}
        onInvested={onInvested}
      />
    </Stack>
  );
}
