import { useBalance, usePaymentSystems, useSetting, useWallets } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { useTranslation } from 'react-i18next';
import {
  ArrowUpFromLineIcon,
  Card,
  ClockIcon,
  DateTime,
  EmptyState,
  LinkButton,
  Stack,
  Text,
} from '@meridian/ui';
import { messages } from '../messages.ts';
import type { WithdrawalDialogs } from '../withdrawalDialogs.ts';
import { useWithdrawalConditions } from '../conditions/conditions.requests.ts';
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx';
import { findLastUsed, getWalletChanges, withdrawalOffers } from './withdrawalOffers.ts';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';
import { useLatestWithdrawals } from '../withdrawals.requests.ts';

interface NewWithdrawalProps {
  dialogs: WithdrawalDialogs;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone?: string; protection?: string };
}

/** The steps of a withdrawal, or their loading, failed or paused state. */
export function NewWithdrawal({ dialogs, hrefs }: NewWithdrawalProps) {
  const { t } = useTranslation(messages);
  const conditions = useWithdrawalConditions();
  const systems = usePaymentSystems();
  const setting = useSetting('withdrawal');
  const wallets = useWallets();
  const balance = useBalance();
  // It chooses a wallet. The form does without it if it fails.
  const latest = useLatestWithdrawals();
  const failed = [conditions, systems, setting, wallets, balance].find(({ data, error }) => error && !data);

  if (failed?.error) return <ProblemBanner error={failed.error} onRetry={() => void failed.mutate()} />;
  if (
    !conditions.data ||
    !systems.data ||
    !setting.data ||
    !wallets.data ||
    !balance.data ||
    (!latest.data && !latest.error)
  ) {
    return <WithdrawalFormSkeleton />;
  }
  const { pausedUntil } = conditions.data;
  if (pausedUntil !== null) {
    return (
      <Card>
        <EmptyState
          icon={ClockIcon}
          headingLevel={2}
          title={t('paused.title')}
          action={
            hrefs.protection !== undefined && (
              <LinkButton href={hrefs.protection}>{t('paused.action')}</LinkButton>
            )
          }
        >
          <Stack gap={2}>
            <Text>
              <span>{t('paused.until')}</span> <DateTime value={pausedUntil} />
            </Text>
            <Text>{t('paused.body')}</Text>
          </Stack>
        </EmptyState>
      </Card>
    );
  }
  const offers = withdrawalOffers(systems.data.items, setting.data, wallets.data);
  if (!offers.some(({ isAvailable }) => isAvailable)) {
    return (
      <Card>
        <EmptyState
          icon={ArrowUpFromLineIcon}
          headingLevel={2}
          title={t('form.unavailable.title')}
          action={<LinkButton href={hrefs.operations}>{t('form.unavailable.action')}</LinkButton>}
        >
          {t('form.unavailable.body')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <WithdrawalSteps
      conditions={conditions.data}
      offers={offers}
      changes={getWalletChanges(offers, wallets.data)}
      lastUsedId={findLastUsed(offers, latest.data?.items ?? [])?.walletId ?? ''}
      balance={balance.data}
      codeRules={setting.data.code}
      dialogs={dialogs}
      hrefs={hrefs}
    />
  );
}
