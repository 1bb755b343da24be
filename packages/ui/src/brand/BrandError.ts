import type { ColourName } from '../palette.ts';
import type { Scheme } from './BrandChoices.ts';

/** A pair of colours with too little contrast. Use it to write the message in another language. */
export interface MissedContrast {
  readonly colour: ColourName;
  readonly on: ColourName;
  /** Whether the pair only occurs on hover. */
  readonly isUnderPointer: boolean;
  readonly scheme: Scheme;
  /** Both as `#rrggbb`, the surface second. */
  readonly shown: readonly [string, string];
  /** Truncated to two decimals. */
  readonly ratio: number;
  readonly atLeast: number;
}

interface BrandErrorDetails {
  readonly proposedAccent?: string;
  readonly value?: string;
  readonly missed?: MissedContrast | undefined;
}

/** Why a brand was rejected, in a sentence for the user who chose its values. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** The nearest accent that passes, as `#rrggbb`; undefined when no accent would. */
  readonly proposedAccent: string | undefined;

  /**
   * The value to change, named as in `defineBrand`: `font.text`. Undefined for a contrast failure, and when the
   * input is no brand at all.
   */
  readonly value: string | undefined;

  /** The pair with the worst contrast. Undefined when a value is invalid. */
  readonly missed: MissedContrast | undefined;

  constructor(message: string, { proposedAccent, value, missed }: BrandErrorDetails = {}) {
    super(message);
    this.proposedAccent = proposedAccent;
    this.value = value;
    this.missed = missed;
  }
}

/** The name of a brand in error messages. */
export function brandLabel(choices: object): string {
  const name: unknown = 'name' in choices ? choices.name : undefined;
  return (typeof name === 'string' && name.trim()) || 'The brand';
}
