import type { Schema } from '@meridian/api-client';
import { useState } from 'react';
import { useChooseBalance } from './balanceChoice.requests.ts';

/** Which figure and which currency the user sees first. Saved at once, on the server (section 3). */
export function useBalanceChoice(balance: Schema<'Balance'>) {
  const { trigger, isMutating, error } = useChooseBalance();
  const [pressed, setPressed] = useState<Schema<'BalanceChoice'>>();
  const { type, currency } = isMutating && pressed ? pressed : balance;
  return {
    type,
    currency,
    error,
    choose: (changed: Partial<Schema<'BalanceChoice'>>) => {
      const choice = { type, currency, ...changed };
      setPressed(choice);
      void trigger({ body: choice });
    },
  };
}
