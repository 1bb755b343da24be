import { useSyncExternalStore } from 'react';
import { pinScheme } from '../brand/applyBrand.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { observeScheme, readScheme, type SchemeChoice } from './schemeOfPage.ts';

export interface SchemeSwitchProps {
  /** Names the switch to a screen reader. */
  label: string;
  /** The words of the three choices. */
  words: Readonly<Record<SchemeChoice, string>>;
  /** What the page has until somebody chooses: the `scheme` of the brand. */
  initial?: SchemeChoice;
  /** The person chose; the host remembers it and writes `data-scheme` again before the next first paint. */
  onChange?: (choice: SchemeChoice) => void;
}

/**
 * Light, dark, or as the system has it. It writes one attribute on the root of the page, from which every colour
 * follows: nothing but the switch itself is rendered again.
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
