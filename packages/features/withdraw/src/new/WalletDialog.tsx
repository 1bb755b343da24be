import { useApiMutation } from '@meridian/api-client/react';
import { ProblemBanner, useDraft, useFieldErrors } from '@meridian/problem';
import { Button, Dialog, Form, RadioCard, RadioCards, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletDialogProps {
  offers: readonly WithdrawalOffer[];
  /** The payment system whose wallet is changed; null to add one in another system. */
  systemId: string | null;
  onSaved: (systemId: string) => void;
  onCancel: () => void;
}

const emptyDraft = { system: '', address: '' };

/** Adds or changes a wallet. The form checks the format of the address; the server checks more. */
export default function WalletDialog({ offers, systemId, onSaved, onCancel }: WalletDialogProps) {
  const { t } = useTranslation('withdraw');
  const changed = offers.find(({ id }) => id === systemId);
  const free = offers.filter(({ wallet, isAvailable }) => wallet === null && isAvailable);
  const { kept, keep, forget } = useDraft(`wallet:${systemId ?? 'new'}`, emptyDraft);
  const [chosenId, setChosenId] = useState(() => {
    const [first, ...others] = free;
    const before = free.find(({ id }) => id === kept.system) ?? (others.length === 0 ? first : undefined);
    return systemId ?? before?.id ?? null;
  });
  const [address, setAddress] = useState(kept.address || (changed?.wallet ?? ''));
  const { trigger, isMutating, error } = useApiMutation('patch', '/user-data/wallets/update', {
    revalidates: ['/user-data/wallets', '/funds/payments/conditions'],
  });
  const addressName = `wallets.${chosenId}`;
  const { fieldErrors, formError } = useFieldErrors(error, ['system', addressName]);
  const chosen = offers.find(({ id }) => id === chosenId);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return;
    const outcome = await trigger({ body: { wallets: { [chosen.id]: address.trim() } } });
    if (!outcome.ok) return;
    forget();
    onSaved(chosen.id);
  }

  function cancel() {
    forget();
    onCancel();
  }

  function refuseAddress(typed: string) {
    if (!chosen || new RegExp(chosen.addressPattern, 'u').test(typed.trim())) return undefined;
    return t('wallet.malformed', { network: chosen.network });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={cancel}
      isKeyboardDismissDisabled={isMutating}
      title={t(changed ? 'wallet.changeTitle' : 'wallet.addTitle')}
      closeLabel={t('wallet.cancel')}
    >
      <Form onSubmit={save} validationErrors={fieldErrors}>
        {formError && <ProblemBanner {...formError} />}
        {!changed && (
          <RadioCards
            name="system"
            label={t('details.system')}
            requiredMessage={t('wallet.systemRequired')}
            value={chosenId}
            onChange={(system) => {
              setChosenId(system);
              keep({ system });
            }}
          >
            {free.map(({ id, name, network }) => (
              <RadioCard key={id} value={id} label={name} description={t('wallet.network', { network })} />
            ))}
          </RadioCards>
        )}
        <TextField
          // The error was about an address of the previous payment system.
          key={chosenId}
          name={addressName}
          label={chosen ? t('wallet.addressIn', { network: chosen.network }) : t('wallet.address')}
          description={t('wallet.hint')}
          isVerbatim
          autoComplete="off"
          value={address}
          onChange={(typed) => {
            setAddress(typed);
            keep({ address: typed });
          }}
          validate={refuseAddress}
          requiredMessage={t('wallet.addressRequired')}
        />
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={isMutating}
          pendingLabel={t('wallet.saving')}
        >
          {t('wallet.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
