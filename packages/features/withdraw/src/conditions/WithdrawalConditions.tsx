import type { Schema } from '@meridian/api-client';
import { Button, Card, LinkButton, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionList } from './ConditionList.tsx';
import { messages } from '../messages.ts';
import { conditionMessages } from './messages.ts';

interface WithdrawalConditionsProps {
  conditions: readonly Schema<'WithdrawalCondition'>[];
  onAddWallet: () => void;
  onSubscribe: () => void;
  hrefs: { refill: string; invest: string; confirmPhone?: string };
}

/** The conditions of section 5 as a checklist. Each that is not met has a link or button to meet it. */
export default function WithdrawalConditions({
  conditions,
  onAddWallet,
  onSubscribe,
  hrefs,
}: WithdrawalConditionsProps) {
  const { t } = useTranslation(conditionMessages);
  const { t: tForm } = useTranslation(messages);
  const toInvest = <LinkButton href={hrefs.invest}>{t('toInvest')}</LinkButton>;
  const toRefill = <LinkButton href={hrefs.refill}>{t('toRefill')}</LinkButton>;
  const ways: Readonly<Record<Schema<'WithdrawalConditionCode'>, ReactNode>> = {
    phone_not_confirmed: hrefs.confirmPhone !== undefined && (
      <LinkButton href={hrefs.confirmPhone}>{t('toPhone')}</LinkButton>
    ),
    no_withdrawal_wallet: <Button onPress={onAddWallet}>{tForm('wallet.add')}</Button>,
    deposit_required: toInvest,
    refill_required: toRefill,
    deposit_or_refill_required: (
      <>
        {toRefill}
        {toInvest}
      </>
    ),
    subscription_required: <Button onPress={onSubscribe}>{t('toSubscription')}</Button>,
  };
  return (
    <Card title={t('title')}>
      <Stack gap={4}>
        <Text>{t('lead')}</Text>
        <ConditionList conditions={conditions} ways={ways} />
      </Stack>
    </Card>
  );
}
