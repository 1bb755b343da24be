import { useFieldErrors, useTextRefusal } from '@meridian/forms';
import { readLabel } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, RadioCard, RadioCards, Text, TextField } from '@meridian/ui';
import { isWalletAddress, lostAddress, normalizeWalletAddress } from '@meridian/wallet-address';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { messages } from '../messages.ts';
import { useWalletDraft } from './useWalletDraft.ts';
import { useRenameWallets, useUpdateWallets } from './wallets.requests.ts';
import type { WalletSystem } from './walletSystems.ts';

/** Of a name, as the contract has it. */
const longestName = 30;

interface WalletFormProps {
  systems: readonly WalletSystem[];
  systemId: string | null;
  /** How long a new wallet waits; 0 for no wait. */
  newWalletHours: number;
  onSavingChange: (isSaving: boolean) => void;
  onSaved: (systemId: string) => void;
}

/** The payment system, the address and a name. The form checks pattern and checksum; the server checks both again. */
export function WalletForm({ systems, systemId, newWalletHours, onSavingChange, onSaved }: WalletFormProps) {
  const { t } = useTranslation(messages);
  const sayRefusal = useTextRefusal();
  const { t: tProblem } = useTranslation(problemMessages);
  const changed = systems.find(({ id }) => id === systemId);
  const free = systems.filter(({ wallet, isAvailable }) => wallet === null && isAvailable);
  const { kept, keep, forget } = useWalletDraft(systemId);
  const [chosenId, setChosenId] = useState(() => {
    const [first, ...others] = free;
    const before = free.find(({ id }) => id === kept.system) ?? (others.length === 0 ? first : undefined);
    return systemId ?? before?.id ?? null;
  });
  const [address, setAddress] = useState(kept.address || (changed?.wallet ?? ''));
  const [name, setName] = useState(kept.name ?? changed?.walletName ?? '');
  const update = useUpdateWallets();
  const rename = useRenameWallets();
  const isMutating = update.isMutating || rename.isMutating;
  const addressName = `wallets.${chosenId}`;
  const nameName = `names.${chosenId}`;
  const { fieldErrors, formError } = useFieldErrors(update.error ?? rename.error, [
    'system',
    addressName,
    nameName,
  ]);
  const chosen = systems.find(({ id }) => id === chosenId);

  useEffect(() => onSavingChange(isMutating), [onSavingChange, isMutating]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!chosen || isMutating) return;
    const written = normalizeWalletAddress(chosen.addressFormat, address);
    const wallets = { [chosen.id]: written };
    const newName = readLabel(name, longestName).text ?? null;
    const names = { [chosen.id]: newName };
    // Another name of the same wallet moves no money, so it needs no confirmation.
    const isOnlyRenamed = written === chosen.wallet && newName !== chosen.walletName;
    const outcome = isOnlyRenamed
      ? await rename.trigger({ body: { names } })
      : await update.trigger({ body: { wallets, ...(newName !== null && { names }) } });
    if (!outcome.ok) return;
    forget();
    onSaved(chosen.id);
  }

  function refuseAddress(typed: string) {
    if (!chosen) return undefined;
    const { addressFormat, addressPattern, network } = chosen;
    const text = normalizeWalletAddress(addressFormat, typed);
    if (text === '') return t('wallet.addressRequired');
    if (!new RegExp(addressPattern, 'u').test(text)) return t('wallet.malformed', { network });
    if (!isWalletAddress(addressFormat, text)) return t('wallet.mistyped', { network });
    const lost = lostAddress(addressFormat, text);
    return lost && tProblem(`field.wallet_is_${lost}`);
  }

  function refuseName(typed: string) {
    const read = readLabel(typed, longestName);
    // A wallet needs no name.
    return read.refused === 'required' ? undefined : sayRefusal(read, longestName);
  }

  return (
    <Form onSubmit={save} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      {!changed && (
        <RadioCards
          name="system"
          label={t('wallet.system')}
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
      <TextField
        name={nameName}
        label={t('wallet.name')}
        description={t('wallet.nameHint')}
        autoComplete="off"
        validate={refuseName}
        value={name}
        onChange={(typed) => {
          setName(typed);
          keep({ name: typed });
        }}
      />
      {newWalletHours > 0 && <Text>{t('wallet.waits', { count: newWalletHours })}</Text>}
      <Text tone="muted">{t('wallet.notified')}</Text>
      <Button type="submit" variant="primary" isWide isPending={isMutating} pendingLabel={t('frame.saving')}>
        {t('wallet.save')}
      </Button>
    </Form>
  );
}
