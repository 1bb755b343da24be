import type { Schema } from '@meridian/api-client';
import { isCountryCode, readName } from '@meridian/personal-data';
import { type FieldErrors, invalid } from '../core/ProblemError.ts';

const longest = { fullName: 200, city: 100 } as const;

/** The change as it is stored, with names in their one spelling; throws the errors of its fields. */
export function readProfileChange(change: Schema<'ProfileChange'>): Schema<'ProfileChange'> {
  const errors: Record<string, FieldErrors[string]> = {};
  const stored = { ...change };
  for (const field of ['fullName', 'city'] as const) {
    const typed = change[field];
    if (typeof typed !== 'string') continue;
    const { text, refused } = readName(typed, longest[field]);
    if (refused) errors[field] = refused;
    else stored[field] = text;
  }
  if (typeof change.country === 'string' && !isCountryCode(change.country))
    errors['country'] = 'unknown_value';
  if (Object.keys(errors).length > 0) throw invalid(errors, longest);
  return stored;
}
