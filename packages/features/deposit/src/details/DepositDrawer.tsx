import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt } from '@meridian/receipts';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, Button, Drawer, KeyValueList, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useDeposit } from '../deposit.requests.ts';
import { messages } from '../messages.ts';
import { AutoinvestmentSwitch } from './AutoinvestmentSwitch.tsx';
import { RenewalChoice } from '../renewal/RenewalChoice.tsx';
import { DepositLevels } from '../DepositLevels.tsx';
import { DepositLine } from '../DepositLine.tsx';
import { useDepositOutlook } from '../useDepositOutlook.ts';
import { useDepositStage } from '../useDepositStage.ts';
import { useDepositFacts } from './useDepositFacts.tsx';

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
  const { t } = useTranslation(messages);
  const writeStage = useDepositStage();
  const writeOutlook = useDepositOutlook();
  const { figuresOf, datesOf } = useDepositFacts();
  const { data, error, mutate } = useDeposit(id);
  // The cache may still have the deposit in work.
  const deposit = closed ?? data ?? row;
  useMoneyPolling(deposit?.status === 'waiting' || deposit?.status === 'awaiting_completion');
  const show = (changed: Schema<'Deposit'>) => void mutate(changed, { revalidate: false });
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
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!deposit && !error && <Skeleton />}
        {deposit && (
          <StepReceipt
            title={closed ? t(closed.partOf === undefined ? 'closing.done' : 'closing.donePart') : undefined}
            label={t('list.amount')}
            amount={<Amount value={deposit.amount} />}
            badge={<DepositStatusBadge status={deposit.status} />}
            line={
              <DepositLine
                termDays={deposit.plan.timeInDays}
                accruedDays={deposit.accruedDays}
                start={t('list.days', { accrued: deposit.accruedDays, count: deposit.plan.timeInDays })}
                end={writeStage(deposit)}
              />
            }
            {...writeOutlook(deposit)}
            items={figuresOf(deposit)}
            number={deposit.id}
          >
            {deposit.status === 'in_work' && (
              <DepositLevels terms={deposit.plan} body={deposit.amount.amount} now={deposit.accruedDays} />
            )}
            <KeyValueList items={datesOf(deposit)} />
            {deposit.plan.autoinvestment &&
              deposit.status !== 'closed' &&
              (deposit.renewal ? (
                <RenewalChoice deposit={deposit} renewal={deposit.renewal} onChange={show} />
              ) : (
                <AutoinvestmentSwitch deposit={deposit} onChange={show} />
              ))}
          </StepReceipt>
        )}
      </Stack>
    </Drawer>
  );
}
