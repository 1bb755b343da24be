import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { DepositStatusBadge } from '@meridian/statuses';
import { Alert, Amount, Button, Drawer, Inline, Skeleton, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useDeposit } from '../deposit.requests.ts';
import { messages } from '../messages.ts';
import { AutoinvestmentSwitch } from './AutoinvestmentSwitch.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositProgress } from '../DepositProgress.tsx';
import { useDepositStage } from '../useDepositStage.ts';

interface DepositDrawerProps {
  id: string;
  /** Shown until the query has a response. */
  row: Schema<'Deposit'> | undefined;
  /** This deposit as it was just closed, which makes the details a receipt. */
  closed: Schema<'Deposit'> | null;
  onCloseEarly: (deposit: Schema<'Deposit'>) => void;
  onHide: () => void;
}

/** The details of one deposit beside the list, and what can be changed until it is closed. */
export default function DepositDrawer({ id, row, closed, onCloseEarly, onHide }: DepositDrawerProps) {
  const { t, i18n } = useTranslation(messages);
  const writeStage = useDepositStage();
  const { data, error, mutate } = useDeposit(id);
  // The cache may still have the deposit in work.
  const deposit = closed ?? data ?? row;
  useMoneyPolling(deposit?.status === 'waiting' || deposit?.status === 'awaiting_completion');
  return (
    <Drawer
      hasAddress
      isOpen
      onOpenChange={onHide}
      title={deposit ? t('details.title', { plan: deposit.plan.name }) : t('details.anyTitle')}
      closeLabel={t('details.close')}
      actions={
        deposit?.status === 'in_work' && (
          <Button onPress={() => onCloseEarly(deposit)}>{t('details.closeEarly')}</Button>
        )
      }
    >
      <Stack gap={6}>
        {closed && (
          <Alert tone="success" isResult title={t('closing.done.title')}>
            {closed.payout && t('closing.done.body', { amount: formatMoney(closed.payout, i18n.language) })}
          </Alert>
        )}
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!deposit && !error && <Skeleton />}
        {deposit && (
          <>
            <Inline justify="between" align="start">
              <StatList>
                <Stat emphasis="lead" label={t('list.amount')} value={<Amount value={deposit.amount} />} />
              </StatList>
              <DepositStatusBadge status={deposit.status} />
            </Inline>
            <Text>{t(`statusHint.${outcomeOf(deposit)}`)}</Text>
            <DepositProgress deposit={deposit} label={writeStage(deposit)} />
            <DepositFacts deposit={deposit} />
            {deposit.plan.autoinvestment && deposit.status !== 'closed' && (
              <AutoinvestmentSwitch
                deposit={deposit}
                onChange={(changed) => void mutate(changed, { revalidate: false })}
              />
            )}
          </>
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
