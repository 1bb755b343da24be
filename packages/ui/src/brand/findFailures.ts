import type { Scheme } from './BrandChoices.ts';
import { contrastFailures, type ContrastFailure } from './contrastRules.ts';
import { derivePalette, type ColourChoices } from './derivePalette.ts';

export interface SchemeFailure extends ContrastFailure {
  readonly scheme: Scheme;
}

const schemes = ['light', 'dark'] as const;

/** Every pair that misses WCAG 2.2 AA in either scheme, worst first. */
export const findFailures = (choices: ColourChoices): readonly SchemeFailure[] =>
  schemes
    .flatMap((scheme) =>
      contrastFailures(derivePalette(choices, scheme)).map((failure) => ({ ...failure, scheme })),
    )
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
