import type { FieldErrorCode } from '@meridian/api-client';
import type { FieldErrors } from './Refusal.ts';

/**
 * Fields whose text holds U+0000 or half of a surrogate pair: JSON can carry both, PostgreSQL can keep neither. Undefined
 * for none.
 */
export function unkeepable(value: unknown): FieldErrors | undefined {
  const found = new Map<string, FieldErrorCode>();
  const look = (part: unknown, steps: readonly string[]) => {
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed()))
      found.set(steps.join('.'), 'malformed');
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) look(inner, [...steps, name]);
  };
  look(value, []);
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}
