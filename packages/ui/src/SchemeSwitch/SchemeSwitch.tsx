import { useSyncExternalStore } from 'react';
import { pinScheme } from '../brand/applyBrand.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { observeScheme, readScheme, type SchemeChoice } from './schemeOfPage.ts';

export interface SchemeSwitchProps {
  /** Accessible name of the switch. */
  label: string;
  /** The labels of the three choices. */
  words: Readonly<Record<SchemeChoice, string>>;
  /** The initial choice: the `scheme` of the brand. */
  initial?: SchemeChoice;
  /**
   * Called with the user's choice. The host stores it and writes `data-scheme` before the first paint of the
   * next visit.
   */
  onChange?: (choice: SchemeChoice) => void;
}

/**
 * Switches between light, dark and system. It writes one attribute on the root element, so only the switch
 * itself renders.
 */
export function SchemeSwitch({ label, words, initial = 'system', onChange }: SchemeSwitchProps) {
  const chosen = useSyncExternalStore(observeScheme, readScheme, () => undefined);
  return (
    <SegmentedControl
      label={label}
      options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words[value] }))}
      value={chosen ?? initial}
      onChange={(choice) => {
        pinScheme(choice);
        onChange?.(choice);
      }}
    />
  );
}
