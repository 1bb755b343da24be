import type { Schema } from '@meridian/api-client';
import { draftOfMoney, emptyMoneyDraft, moneyOfDraft, useDraft } from '@meridian/problem';
import { emptyMoney } from '@meridian/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readConfirmation } from './readConfirmation.ts';
import { UnmetConditions } from './UnmetConditions.tsx';
import { type WithdrawalDraft, WithdrawalForm } from './WithdrawalForm.tsx';
import type { WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx';

const SubscriptionDialog = lazy(() => import('./SubscriptionDialog.tsx'));
const WalletDialog = lazy(() => import('./WalletDialog.tsx'));
const WithdrawalCode = lazy(() => import('../code/WithdrawalCode.tsx'));
const WithdrawalResult = lazy(() => import('./WithdrawalResult.tsx'));

interface WithdrawalStepsProps {
  conditions: Schema<'WithdrawalConditions'>;
  /** At least one of them is available. */
  offers: readonly WithdrawalOffer[];
  balance: Schema<'Balance'>;
  codeRules: Schema<'CodeRules'>;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone: string };
}

type Step =
  | { readonly at: 'form' }
  | { readonly at: 'code'; readonly confirmation: Schema<'WithdrawalConfirmation'> }
  | { readonly at: 'result'; readonly withdrawal: Schema<'Withdrawal'> };

type Dialog =
  | { readonly is: 'subscription' }
  /** Null to add a wallet, the id of a payment system to change the one in it. */
  | { readonly is: 'wallet'; readonly systemId: string | null };

const emptyDraft: WithdrawalDraft = { systemId: null, money: emptyMoney };

/** `confirmation` is the pending request as JSON. */
const nothingKept = { system: '', confirmation: '', ...emptyMoneyDraft };

/**
 * The steps of a withdrawal: unmet conditions, form, code, result. Typed values and the pending request survive a
 * reload.
 */
export function WithdrawalSteps({ conditions, offers, balance, codeRules, hrefs }: WithdrawalStepsProps) {
  const { i18n } = useTranslation();
  const { kept, keep, forget } = useDraft('withdrawal', nothingKept);
  const [step, setStep] = useState<Step>(() => {
    const confirmation = readConfirmation(kept.confirmation);
    return confirmation ? { at: 'code', confirmation } : { at: 'form' };
  });
  const [draft, setDraft] = useState<WithdrawalDraft>(() => ({
    systemId: kept.system || null,
    money: moneyOfDraft(kept, i18n.language),
  }));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const hideDialog = () => setDialog(null);
  const editWallet = useCallback((systemId: string | null) => setDialog({ is: 'wallet', systemId }), []);

  useEffect(() => {
    keep({ system: draft.systemId ?? '', ...draftOfMoney(draft.money) });
  }, [keep, draft]);

  function awaitCode(confirmation: Schema<'WithdrawalConfirmation'>) {
    keep({ confirmation: JSON.stringify(confirmation) });
    setStep({ at: 'code', confirmation });
  }

  function changeRequest() {
    keep({ confirmation: '' });
    setStep({ at: 'form' });
  }

  function finish(withdrawal: Schema<'Withdrawal'>) {
    forget();
    setStep({ at: 'result', withdrawal });
  }

  function chooseSaved(systemId: string) {
    setDraft({ systemId, money: draft.money });
    hideDialog();
  }

  function startAnew() {
    setDraft(emptyDraft);
    setStep({ at: 'form' });
  }

  if (step.at === 'code') {
    return (
      <Suspense key="code" fallback={<WithdrawalFormSkeleton />}>
        <WithdrawalCode
          confirmation={step.confirmation}
          rules={codeRules}
          onRenewed={awaitCode}
          onVoid={() => keep({ confirmation: '' })}
          onConfirmed={finish}
          onBack={changeRequest}
          hrefs={hrefs}
        />
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
      {conditions.allowed ? (
        <WithdrawalForm
          offers={offers}
          balance={balance}
          draft={draft}
          onDraftChange={setDraft}
          onEditWallet={editWallet}
          onRequested={awaitCode}
          hrefs={hrefs}
        />
      ) : (
        <UnmetConditions
          conditions={conditions.conditions}
          onAddWallet={() => setDialog({ is: 'wallet', systemId: null })}
          onSubscribe={() => setDialog({ is: 'subscription' })}
          hrefs={hrefs}
        />
      )}
      <Suspense>
        {dialog?.is === 'wallet' && (
          <WalletDialog
            offers={offers}
            systemId={dialog.systemId}
            onSaved={chooseSaved}
            onCancel={hideDialog}
          />
        )}
        {dialog?.is === 'subscription' && <SubscriptionDialog onBought={hideDialog} onCancel={hideDialog} />}
      </Suspense>
    </>
  );
}
