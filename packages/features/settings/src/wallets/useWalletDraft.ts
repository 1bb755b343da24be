import { useDraft } from '@meridian/forms';

const empty: { system: string; address: string; name?: string } = { system: '', address: '' };

/** The unsaved wallet of a payment system, or of a new wallet. It survives a reload until the dialog is closed. */
export const useWalletDraft = (systemId: string | null) => useDraft(`wallet:${systemId ?? 'new'}`, empty);
