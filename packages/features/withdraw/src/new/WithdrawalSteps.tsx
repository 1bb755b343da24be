import type { Schema } from '@meridian/api-client';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { WithdrawalDialogs } from '../withdrawalDialogs.ts';
import { readConfirmation } from './readConfirmation.ts';
import { useWithdrawalDraft } from './useWithdrawalForm.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import type { WalletChanges, WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx';

// Most investors meet the conditions.
const WithdrawalConditions = lazy(() => import('../conditions/WithdrawalConditions.tsx'));
const WithdrawalCode = lazy(() => import('../code/WithdrawalCode.tsx'));
const WithdrawalResult = lazy(async () => ({
  default: (await import('../code/WithdrawalCode.tsx')).WithdrawalResult,
}));

interface WithdrawalStepsProps {
  conditions: Schema<'WithdrawalConditions'>;
  /** At least one of them is available. */
  offers: readonly WithdrawalOffer[];
  changes: WalletChanges;
  /** The wallet of the latest withdrawal, which is chosen at first; empty without one. */
  lastUsedId: string;
  balance: Schema<'Balance'>;
  codeRules: Schema<'CodeRules'>;
  dialogs: WithdrawalDialogs;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone?: string };
}

type Step =
  | { readonly at: 'form' }
  | {
      readonly at: 'code';
      readonly confirmation: Schema<'WithdrawalConfirmation'>;
      /** When the code was sent, in milliseconds. */
      readonly sentTime: number;
    }
  | { readonly at: 'result'; readonly withdrawal: Schema<'Withdrawal'> };

type Dialog =
  | { readonly is: 'subscription'; readonly onBought: () => void }
  /** Null to add a wallet, the id of one to change it. */
  | { readonly is: 'wallet'; readonly walletId: string | null };

/**
 * The steps of a withdrawal: conditions, form, code, result. Typed values and the pending request survive a
 * reload.
 */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const { conditions, offers, lastUsedId, balance, dialogs, hrefs } = props;
  const { kept, keep, forget } = useWithdrawalDraft();
  const [step, setStep] = useState<Step>(() => {
    const confirmation = readConfirmation(kept.confirmation);
    return confirmation ? { at: 'code', confirmation, sentTime: Number(kept.sentTime) } : { at: 'form' };
  });
  const [walletId, setWalletId] = useState(kept.wallet || lastUsedId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [wasAllowed, setWasAllowed] = useState(conditions.allowed);
  if (conditions.allowed && !wasAllowed) setWasAllowed(true);
  // A subscription that ends while the form is open must not take the form away.
  const isLapsed = wasAllowed && isOnlySubscriptionMissing(conditions);
  const hideDialog = () => setDialog(null);
  const subscribe = useCallback((onBought: () => void) => setDialog({ is: 'subscription', onBought }), []);
  const editWallet = useCallback((id: string | null) => setDialog({ is: 'wallet', walletId: id }), []);

  const chooseWallet = useCallback(
    (wallet: string) => {
      setWalletId(wallet);
      keep({ wallet });
    },
    [keep],
  );

  function awaitCode(confirmation: Schema<'WithdrawalConfirmation'>) {
    const sentTime = Date.now();
    keep({ confirmation: JSON.stringify(confirmation), sentTime: `${sentTime}` });
    setStep({ at: 'code', confirmation, sentTime });
  }

  function changeRequest() {
    keep(noRequest);
    setStep({ at: 'form' });
  }

  function finish(withdrawal: Schema<'Withdrawal'>) {
    forget();
    setStep({ at: 'result', withdrawal });
  }

  function chooseSaved(saved: string) {
    chooseWallet(saved);
    hideDialog();
  }

  function startAnew() {
    chooseWallet(lastUsedId);
    setStep({ at: 'form' });
  }

  const subscriptionDialog = dialog?.is === 'subscription' && (
    <Suspense>
      <dialogs.Subscription onBought={dialog.onBought} onClose={hideDialog} />
    </Suspense>
  );

  if (step.at === 'code') {
    return (
      <Suspense key="code" fallback={<WithdrawalFormSkeleton />}>
        <WithdrawalCode
          confirmation={step.confirmation}
          rules={props.codeRules}
          sentTime={step.sentTime}
          onRenewed={awaitCode}
          onVoid={() => keep(noRequest)}
          onConfirmed={finish}
          onBack={changeRequest}
          onSubscribe={subscribe}
          hrefs={hrefs}
        />
        {subscriptionDialog}
      </Suspense>
    );
  }
  if (step.at === 'result') {
    return (
      // The key removes the form of an accepted code at once, so that it cannot be submitted twice.
      <Suspense key="result" fallback={<WithdrawalFormSkeleton />}>
        <WithdrawalResult withdrawal={step.withdrawal} hrefs={hrefs} onAgain={startAnew} />
      </Suspense>
    );
  }
  return (
    <>
      {conditions.allowed || isLapsed ? (
        <WithdrawalForm
          offers={offers}
          balance={balance}
          changes={props.changes}
          walletId={walletId}
          onWalletChange={chooseWallet}
          onEditWallet={editWallet}
          isLapsed={isLapsed}
          onSubscribe={subscribe}
          onRequested={awaitCode}
          hrefs={hrefs}
        />
      ) : (
        <Suspense fallback={<WithdrawalFormSkeleton />}>
          <WithdrawalConditions
            conditions={conditions.conditions}
            onAddWallet={() => setDialog({ is: 'wallet', walletId: null })}
            onSubscribe={() => subscribe(() => {})}
            hrefs={hrefs}
          />
        </Suspense>
      )}
      <Suspense>
        {dialog?.is === 'wallet' && (
          <dialogs.Wallet walletId={dialog.walletId} onSaved={chooseSaved} onCancel={hideDialog} />
        )}
        {subscriptionDialog}
      </Suspense>
    </>
  );
}

/** The draft of a form whose request for a code is over. */
const noRequest = { confirmation: '', sentTime: '' };

const isOnlySubscriptionMissing = ({ allowed, conditions }: Schema<'WithdrawalConditions'>) =>
  !allowed && conditions.every(({ code, met }) => met || code === 'subscription_required');
