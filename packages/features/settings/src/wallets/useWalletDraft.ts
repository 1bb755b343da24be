import { useDraft } from '@meridian/forms';

const empty: { system: string; address: string; name?: string } = { system: '', address: '' };

/** The unsaved input about a wallet, or about a new one. It survives a reload until the dialog is closed. */
export const useWalletDraft = (walletId: string | null) => useDraft(`wallet:${walletId ?? 'new'}`, empty);
