import { readLabel } from '@meridian/personal-data';
import { invalid } from '../../core/ProblemError.ts';

const longest = { name: 60 };

/** The name as it is stored. */
export function readPasskeyName(typed: string): string {
  const { text, refused } = readLabel(typed, longest.name);
  if (refused) throw invalid({ name: refused }, longest);
  return text;
}
