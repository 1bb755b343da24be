import { createContext, type ReactNode, useContext } from 'react';

/** In this currency the amounts say enough. */
const DEFAULT_CODE = 'USDT';

const DisplayCurrency = createContext<string | undefined>(undefined);

export interface DisplayCurrencyProviderProps {
  /** The `displayCurrency` of the user; undefined where this part of the product is off. */
  code: string | undefined;
  children: ReactNode;
}

/** The currency that every `AboutAmount` inside shows its value in. */
export const DisplayCurrencyProvider = ({ code, children }: DisplayCurrencyProviderProps) => (
  <DisplayCurrency.Provider value={code}>{children}</DisplayCurrency.Provider>
);

/** The display currency of the user, the default one too; undefined where this part is off. */
export const useChosenCurrency = () => useContext(DisplayCurrency);

/** The currency that values are shown in; undefined where none are: in the default one, and where this part is off. */
export function useDisplayCurrency(): string | undefined {
  const code = useChosenCurrency();
  return code === DEFAULT_CODE ? undefined : code;
}
