import { readLabel } from '@meridian/personal-data';
import { invalid } from '../core/ProblemError.ts';

const longest = { name: 60 };

/** The name of a passkey or a read-only key as it is stored. */
export function readName(typed: string): string {
  const { text, refused } = readLabel(typed, longest.name);
  if (refused) throw invalid({ name: refused }, longest);
  return text;
}
