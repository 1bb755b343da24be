import type { ColourName } from '../palette.ts';
import type { Scheme } from './BrandChoices.ts';

/** A pair of colours that cannot be told apart well enough: what the sentence of a refusal says, for words in another language. */
export interface MissedContrast {
  readonly colour: ColourName;
  readonly on: ColourName;
  /** Whether it is so under the pointer alone. */
  readonly isUnderPointer: boolean;
  readonly scheme: Scheme;
  /** Both as `#rrggbb`, the surface second. */
  readonly shown: readonly [string, string];
  /** Cut off to hundredths. */
  readonly ratio: number;
  readonly atLeast: number;
}

interface BrandErrorDetails {
  readonly proposedAccent?: string;
  readonly value?: string;
  readonly missed?: MissedContrast | undefined;
}

/** Why a brand cannot be used, in a sentence for the person who chose its values. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** The nearest accent that would do, as `#rrggbb`; undefined where no accent mends it. */
  readonly proposedAccent: string | undefined;

  /** The one value that has to give way, by its name in `defineBrand`: `font.text`. Undefined where colours miss a contrast, or where there is no brand at all. */
  readonly value: string | undefined;

  /** The pair that is worst. Undefined where a value is none that can be used. */
  readonly missed: MissedContrast | undefined;

  constructor(message: string, { proposedAccent, value, missed }: BrandErrorDetails = {}) {
    super(message);
    this.proposedAccent = proposedAccent;
    this.value = value;
    this.missed = missed;
  }
}

/** What a refusal calls a brand: its name, where it has one. */
export function calledIn(choices: object): string {
  const name: unknown = 'name' in choices ? choices.name : undefined;
  return (typeof name === 'string' && name.trim()) || 'The brand';
}
