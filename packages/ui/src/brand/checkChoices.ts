import type { BrandChoices } from './BrandChoices.ts';
import { BrandError } from './BrandError.ts';
import { neutralOf } from './neutralOf.ts';
import { usualChoices } from './usualChoices.ts';

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

const family = String.raw`(?:'[^'"<>;{}\\]+'|"[^'"<>;{}\\]+"|[\p{L}_-][\p{L}\d_ -]*)`;

/** Families with commas between them, and nothing that would end the rule or the element that they are written into. */
const families = new RegExp(String.raw`^\s*${family}(?:\s*,\s*${family})*\s*$`, 'u');

const isBox = (viewBox: string) => {
  const sides = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = sides;
  return sides.length === 4 && sides.every(Number.isFinite) && width > 0 && height > 0;
};

const isPath = (path: string) => /^\s*m[\s,.\d+\-achlmqstvze]*$/i.test(path);

/** What each value other than the accent has to be, by its name in `defineBrand`. */
function problems(choices: BrandChoices): readonly (readonly [name: string, isGood: boolean, ask: string])[] {
  const { name, logo, radius, font, headingWeight = usualChoices.headingWeight } = choices;
  const { hue, chroma } = neutralOf(choices);
  return [
    ['name', name.trim() !== '', 'Say what the brand is called.'],
    ['logo.viewBox', !logo || isBox(logo.viewBox), 'Write it as 0 0 24 24.'],
    ['logo.path', !logo || isPath(logo.path), 'Give it the d of one path, from its M on.'],
    ['neutral', isWithin(hue, -360, 360), 'Give its hue in degrees.'],
    ['neutral', isWithin(chroma, 0, 1), 'Its chroma is 0 or more; 0.022 is usual.'],
    ...(['control', 'card', 'sheet'] as const).map(
      (part) => [`radius.${part}`, isWithin(radius[part], 0, 9999), 'Give it in pixels, 0 or more.'] as const,
    ),
    ...(['text', 'heading', 'mono'] as const).map(
      (part) =>
        [
          `font.${part}`,
          families.test(font[part] ?? 'serif'),
          'List CSS families with commas between them.',
        ] as const,
    ),
    ['headingWeight', isWithin(headingWeight, 100, 900), 'It is 100 to 900.'],
  ];
}

/**
 * Refuses what would make no style sheet, or more than one: the values of a brand may come from a form.
 * @throws BrandError that names the value.
 */
export function checkChoices(choices: BrandChoices): void {
  const bad = problems(choices).find(([, isGood]) => !isGood);
  if (!bad) return;
  const [name, , ask] = bad;
  throw new BrandError(
    `${choices.name.trim() || 'The brand'} cannot be used: its ${name} is nothing that can be used. ${ask}`,
    { value: name },
  );
}
