import type { Schema } from '@meridian/api-client';
import { useRenameWallets, useSaveWallet, useUpdateWallet, useUpdateWallets } from './wallets.requests.ts';

/**
 * Saves a wallet: with the calls for several in a payment system, or with those of the specification. `addressField` and `nameField` are
 * the fields of their errors.
 */
export function useWalletSaving(
  systemId: string | null,
  before: Schema<'SavedWallet'> | undefined,
  isSeveral: boolean,
) {
  const add = useSaveWallet();
  const change = useUpdateWallet();
  const update = useUpdateWallets();
  const rename = useRenameWallets();
  const calls = [add, change, update, rename];

  /** Returns the id of the wallet; undefined if it was refused. What is as it was is not sent: another name alone needs no confirmation. */
  async function save(system: string, address: string, name: string | null): Promise<string | undefined> {
    const isMoved = address !== before?.address;
    const isRenamed = name !== (before?.name ?? null);
    if (isSeveral && !before) {
      const outcome = await add.trigger({ body: { system, address, ...(name !== null && { name }) } });
      return outcome.ok ? outcome.data.id : undefined;
    }
    if (isSeveral && before) {
      if (!isMoved && !isRenamed) return before.id;
      const body = { ...(isMoved && { address }), ...(isRenamed && { name }) };
      const outcome = await change.trigger({ params: { path: { id: before.id } }, body });
      return outcome.ok ? before.id : undefined;
    }
    const names = { [system]: name };
    const wallets = { [system]: address };
    const outcome =
      isRenamed && !isMoved
        ? await rename.trigger({ body: { names } })
        : await update.trigger({ body: { wallets, ...(name !== null && { names }) } });
    return outcome.ok ? system : undefined;
  }

  return {
    save,
    isSaving: calls.some(({ isMutating }) => isMutating),
    error: calls.find(({ error }) => error)?.error,
    addressField: isSeveral ? 'address' : `wallets.${systemId}`,
    nameField: isSeveral ? 'name' : `names.${systemId}`,
  };
}
