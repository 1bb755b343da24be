import { ProblemBanner, useFieldErrors } from '@meridian/problem';
import { Button, Dialog, Form, RadioCard, RadioCards, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateWallets } from './useUpdateWallets.ts';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletDialogProps {
  offers: readonly WithdrawalOffer[];
  /** The payment system whose wallet is changed; null to add one in another system. */
  systemId: string | null;
  onSaved: (systemId: string) => void;
  onCancel: () => void;
}

/** Adds a wallet or changes one. An address is held to its network here, and checked further by the server. */
export default function WalletDialog({ offers, systemId, onSaved, onCancel }: WalletDialogProps) {
  const { t } = useTranslation('withdraw');
  const changed = offers.find(({ id }) => id === systemId);
  const free = offers.filter(({ wallet, isAvailable }) => wallet === null && isAvailable);
  const [chosenId, setChosenId] = useState(systemId ?? (free.length === 1 ? free[0]?.id : undefined) ?? null);
  const [address, setAddress] = useState(changed?.wallet ?? '');
  const { trigger, isMutating, error } = useUpdateWallets();
  const fieldErrors = useFieldErrors(error);
  const chosen = offers.find(({ id }) => id === chosenId);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return;
    const outcome = await trigger({ body: { wallets: { [chosen.id]: address.trim() } } });
    if (outcome.ok) onSaved(chosen.id);
  }

  function refuseAddress(typed: string) {
    if (!chosen || new RegExp(chosen.addressPattern, 'u').test(typed.trim())) return undefined;
    return t('wallet.malformed', { network: chosen.network });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      isKeyboardDismissDisabled={isMutating}
      title={t(changed ? 'wallet.changeTitle' : 'wallet.addTitle')}
      closeLabel={t('wallet.cancel')}
    >
      <Form onSubmit={save} validationErrors={fieldErrors}>
        {error && <ProblemBanner error={error} />}
        {!changed && (
          <RadioCards
            name="system"
            label={t('details.system')}
            requiredMessage={t('wallet.systemRequired')}
            value={chosenId}
            onChange={setChosenId}
          >
            {free.map(({ id, name, network }) => (
              <RadioCard key={id} value={id} label={name} description={t('wallet.network', { network })} />
            ))}
          </RadioCards>
        )}
        <TextField
          // Another system has other addresses: what was said about the first says nothing about them.
          key={chosenId}
          name={`wallets.${chosenId}`}
          label={chosen ? t('wallet.addressIn', { network: chosen.network }) : t('wallet.address')}
          description={t('wallet.hint')}
          isVerbatim
          autoComplete="off"
          value={address}
          onChange={setAddress}
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
