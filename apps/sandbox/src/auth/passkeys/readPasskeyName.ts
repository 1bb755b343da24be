import { readLabel } from '@meridian/personal-data';
import { invalid } from '../../core/ProblemError.ts';

/** The name as it is stored. */
export function readPasskeyName(typed: string): string {
  const { text, refused } = readLabel(typed, 60);
  if (refused) throw invalid({ name: refused });
  return text;
}
