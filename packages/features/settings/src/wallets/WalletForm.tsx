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
import { useWalletSaving } from './useWalletSaving.ts';
import { openSystems, type WalletSystems } from './walletSystems.ts';

/** Of a name, as the contract has it. */
const longestName = 30;

interface WalletFormProps extends WalletSystems {
  walletId: string | null;
  onSavingChange: (isSaving: boolean) => void;
  onSaved: (walletId: string) => void;
}

/** The payment system, the address and a name. The form checks pattern and checksum; the server checks both again. */
export function WalletForm({ walletId, onSavingChange, onSaved, ...data }: WalletFormProps) {
  const { systems, newWalletHours, isSeveral, onlyThese } = data;
  const { t } = useTranslation(messages);
  const sayRefusal = useTextRefusal();
  const { t: tProblem } = useTranslation(problemMessages);
  const changedIn = systems.find(({ wallets }) => wallets.some(({ id }) => id === walletId));
  const changed = changedIn?.wallets.find(({ id }) => id === walletId);
  const open = openSystems(data);
  const { kept, keep, forget } = useWalletDraft(walletId);
  const [chosenId, setChosenId] = useState(() => {
    const [first, ...more] = open;
    const before = open.find(({ id }) => id === kept.system) ?? (more.length === 0 ? first : undefined);
    return changedIn?.id ?? before?.id ?? null;
  });
  const [address, setAddress] = useState(kept.address || (changed?.address ?? ''));
  const [name, setName] = useState(kept.name ?? changed?.name ?? '');
  const saving = useWalletSaving(chosenId, changed, isSeveral);
  const { isSaving, addressField, nameField } = saving;
  const { fieldErrors, formError } = useFieldErrors(saving.error, ['system', addressField, nameField]);
  const chosen = systems.find(({ id }) => id === chosenId);
  const others = chosen?.wallets.filter(({ id }) => id !== changed?.id) ?? [];
  const needsName = others.length > 0;
  const isFixed = onlyThese?.on === true;

  useEffect(() => onSavingChange(isSaving), [onSavingChange, isSaving]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!chosen || isSaving) return;
    const written = normalizeWalletAddress(chosen.addressFormat, address);
    const saved = await saving.save(chosen.id, written, readLabel(name, longestName).text ?? null);
    if (saved === undefined) return;
    forget();
    onSaved(saved);
  }

  function refuseAddress(typed: string) {
    if (!chosen) return undefined;
    const { addressFormat, addressPattern, network } = chosen;
    const text = normalizeWalletAddress(addressFormat, typed);
    if (text === '') return t('wallet.addressRequired');
    if (!new RegExp(addressPattern, 'u').test(text)) return t('wallet.malformed', { network });
    if (!isWalletAddress(addressFormat, text)) return t('wallet.mistyped', { network });
    if (others.some((other) => other.address === text)) return t('wallet.alreadySaved');
    const lost = lostAddress(addressFormat, text);
    return lost && tProblem(`field.wallet_is_${lost}`);
  }

  function refuseName(typed: string) {
    const read = readLabel(typed, longestName);
    if (read.refused === 'required') return needsName ? t('wallet.nameRequired') : undefined;
    const text = read.text?.toLowerCase();
    const isTaken = others.some((other) => text !== undefined && other.name?.toLowerCase() === text);
    return isTaken ? t('wallet.nameTaken') : sayRefusal(read, longestName);
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
          {open.map(({ id, name, network }) => (
            <RadioCard key={id} value={id} label={name} description={t('wallet.network', { network })} />
          ))}
        </RadioCards>
      )}
      {isFixed && changed ? (
        <>
          <Text isCode>{changed.address}</Text>
          <Text tone="muted">{t('wallet.fixedAddress')}</Text>
        </>
      ) : (
        <TextField
          // The error was about an address of the previous payment system.
          key={chosenId}
          name={addressField}
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
      )}
      <TextField
        // What it refuses depends on the other wallets of the payment system.
        key={`name of ${chosenId}`}
        name={nameField}
        label={t(needsName ? 'wallet.nameNeeded' : 'wallet.name')}
        description={t('wallet.nameHint')}
        autoComplete="off"
        validate={refuseName}
        value={name}
        onChange={(typed) => {
          setName(typed);
          keep({ name: typed });
        }}
      />
      {!isFixed && newWalletHours > 0 && <Text>{t('wallet.waits', { count: newWalletHours })}</Text>}
      {!isFixed && <Text tone="muted">{t('wallet.notified')}</Text>}
      <Button type="submit" variant="primary" isWide isPending={isSaving} pendingLabel={t('frame.saving')}>
        {t('wallet.save')}
      </Button>
    </Form>
  );
}
