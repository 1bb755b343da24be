import type { Schema } from '@meridian/api-client';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, Button, Drawer, Inline, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { AutoinvestmentSwitch } from './AutoinvestmentSwitch.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositProgress } from '../DepositProgress.tsx';
import { useDepositStage } from '../useDepositStage.ts';

interface DepositDrawerProps {
  deposit: Schema<'Deposit'>;
  /** Autoinvestment was switched. */
  onDepositChange: (deposit: Schema<'Deposit'>) => void;
  onCloseEarly: () => void;
  onHide: () => void;
}

/** The details of one deposit beside the list, and what can be changed until it is closed. */
export default function DepositDrawer({
  deposit,
  onDepositChange,
  onCloseEarly,
  onHide,
}: DepositDrawerProps) {
  const { t } = useTranslation('deposit');
  const writeStage = useDepositStage();
  const { plan, status, amount } = deposit;
  return (
    <Drawer
      isOpen
      onOpenChange={onHide}
      title={t('details.title', { plan: plan.name })}
      closeLabel={t('details.close')}
      actions={status === 'in_work' && <Button onPress={onCloseEarly}>{t('details.closeEarly')}</Button>}
    >
      <Stack gap={6}>
        <Inline justify="between" align="start">
          <StatList>
            <Stat emphasis="lead" label={t('list.amount')} value={<Amount value={amount} />} />
          </StatList>
          <DepositStatusBadge status={status} />
        </Inline>
        <Text>{t(`statusHint.${outcomeOf(deposit)}`)}</Text>
        <DepositProgress deposit={deposit} label={writeStage(deposit)} />
        <DepositFacts deposit={deposit} />
        {plan.autoinvestment && status !== 'closed' && (
          <AutoinvestmentSwitch deposit={deposit} onChange={onDepositChange} />
        )}
      </Stack>
    </Drawer>
  );
}

/** The status; for a closed deposit also how it was closed. */
function outcomeOf({ status, closeReason, continuedBy }: Schema<'Deposit'>) {
  if (status !== 'closed') return status;
  if (closeReason === 'client') return 'closed_client';
  return continuedBy === null ? 'closed_paid' : 'closed_continued';
}
