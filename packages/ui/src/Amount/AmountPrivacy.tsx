import { createContext, type ReactNode, useContext } from 'react';

/** What replaces every figure, such as "hidden"; undefined where figures are shown. */
export const HiddenLabel = createContext<string | undefined>(undefined);

export interface AmountPrivacyProps {
  /** What a screen reader says instead of each figure, such as "hidden". Without it, amounts are shown. */
  hiddenLabel: string | undefined;
  children: ReactNode;
}

/**
 * Hides every `Amount` and the values of every `Chart` inside, so that a screen can be shown to others. What opens over the
 * page, such as a `Dialog` or a `Drawer`, shows its amounts.
 */
export const AmountPrivacy = ({ hiddenLabel, children }: AmountPrivacyProps) => (
  <HiddenLabel.Provider value={hiddenLabel}>{children}</HiddenLabel.Provider>
);

/** What a screen reader says instead of a figure where figures are hidden; undefined where they are shown. For a figure that is no `Amount`. */
export const useHiddenLabel = (): string | undefined => useContext(HiddenLabel);
