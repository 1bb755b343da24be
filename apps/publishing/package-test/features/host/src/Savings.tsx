import { operationsFilters } from '@meridian/feature-operations';
import { OperationsPage } from '@meridian/feature-operations/lazy';
import { SubscriptionDialog, WalletDialog } from '@meridian/feature-settings';
import type { WithdrawalDialogs } from '@meridian/feature-withdraw';
import { WithdrawalPage } from '@meridian/feature-withdraw/lazy';
import { useDetailsInMemory, useFiltersInMemory } from '@meridian/lists';
import { type Links, MeridianProvider, useLinks } from '@meridian/provider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from './client.ts';

const links: Partial<Links> = {
  confirmPhone: '/profile/phone',
  depositDetails: (id) => `/savings/${id}`,
  invest: '/savings/new',
  operations: '/history',
  refill: '/top-up',
  refillDetails: (id) => `/top-up/${id}`,
  statement: '/history/statement',
  withdrawal: '/withdraw',
  withdrawalDetails: (id) => `/withdrawals/${id}`,
  withdrawalHistory: '/withdrawals',
};

const dialogs: WithdrawalDialogs = {
  Wallet: WalletDialog,
  Subscription: (props) => <SubscriptionDialog {...props} hrefs={useLinks('refill', 'confirmPhone')} />,
};

const Withdrawals = () => (
  <WithdrawalPage
    details={useDetailsInMemory()}
    dialogs={dialogs}
    hrefs={useLinks('withdrawal', 'withdrawalHistory', 'refill', 'invest', 'operations', 'confirmPhone')}
  />
);

const History = () => (
  <OperationsPage
    filters={useFiltersInMemory(operationsFilters)}
    hrefs={useLinks('refill', 'statement', 'refillDetails', 'depositDetails', 'withdrawalDetails')}
  />
);

/** Two features of the cabinet among pages of this application. */
export function Savings({ user }: { user: string }) {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState('withdraw');
  return (
    <>
      <h2>{t('savings')}</h2>
      <button onClick={() => setPage('withdraw')}>Withdraw</button>
      <button onClick={() => setPage('history')}>History</button>
      <MeridianProvider
        client={client}
        language={i18n.language === 'ru' ? 'ru' : 'en'}
        user={user}
        links={links}
        navigate={(href) => setPage(href === '/history' ? 'history' : 'withdraw')}
        fallback={<p>…</p>}
      >
        {page === 'withdraw' ? <Withdrawals /> : <History />}
      </MeridianProvider>
    </>
  );
}
