import type { BrandChoices } from './BrandChoices.ts';
import { BrandError, brandLabel } from './BrandError.ts';
import { checkKeys } from './checkKeys.ts';
import { isFamilies } from './isFamilies.ts';
import { isPath } from './isPath.ts';

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

const isOneOf = (value: unknown, ...words: readonly string[]) =>
  value === undefined || words.some((word) => word === value);

/** SVG number syntax. `Number()` would also accept values such as 0x18. */
const side = /^[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?$/i;

function isBox(viewBox: unknown): boolean {
  if (typeof viewBox !== 'string') return false;
  const written = viewBox.trim().split(/[ \t\r\n\f]*,[ \t\r\n\f]*|[ \t\r\n\f]+/);
  const sides = written.map(Number);
  const [, , width = 0, height = 0] = sides;
  const areNumbers = written.every((text) => side.test(text)) && sides.every(Number.isFinite);
  return areNumbers && sides.length === 4 && width > 0 && height > 0;
}

function isNeutral(neutral: unknown): boolean {
  if (typeof neutral === 'number') return isWithin(neutral, -360, 360);
  return isWithin(partOf(neutral, 'hue'), -360, 360) && isWithin(partOf(neutral, 'chroma'), 0, 1);
}

const askForFamilies =
  'List CSS families in one line with commas between them. A name in which a word begins with a digit, or is one of CSS, ' +
  "such as inherit, stands in quotes: 'Source Sans 3', sans-serif.";

/** A larger radius cuts into the text of components with two lines, such as `TextArea`. */
const MAX_RADIUS = 32;

type Problem = readonly [name: string, isGood: boolean, ask: string];

/** The check for each value except the accent, named as in `defineBrand`. */
function problems(choices: { readonly [Name in keyof BrandChoices]: unknown }): readonly Problem[] {
  const { name, logo, accent, accentInk, neutral, radius, font, headingWeight, scheme, shadow } = choices;
  const path = partOf(logo, 'path');
  return [
    ['name', typeof name === 'string' && name.trim() !== '', 'Say what the brand is called.'],
    [
      'logo',
      logo === undefined || (typeof logo === 'object' && logo !== null),
      'Give it a viewBox and a path, or leave it out.',
    ],
    ['logo.viewBox', logo === undefined || isBox(partOf(logo, 'viewBox')), 'Write it as 0 0 24 24.'],
    [
      'logo.path',
      logo === undefined || (typeof path === 'string' && isPath(path)),
      'Give it the d of one path, from its M on.',
    ],
    ['accent', typeof accent === 'string', 'Write it as #0b6b7a or as oklch(50% 0.1 215).'],
    ['accentInk', isOneOf(accentInk, 'light', 'dark'), 'It is light or dark, or left out.'],
    ['neutral', isNeutral(neutral), 'Give its hue in degrees, or hue and chroma; 0.022 is usual.'],
    ...['control', 'card', 'sheet'].map((part): Problem => [
      `radius.${part}`,
      isWithin(partOf(radius, part), 0, MAX_RADIUS),
      `Give it in pixels, 0 to ${MAX_RADIUS}.`,
    ]),
    ...['text', 'heading', 'mono'].map((part): Problem => {
      const given = partOf(font, part);
      const isLeftOut = given === undefined && part !== 'text';
      return [`font.${part}`, isLeftOut || (typeof given === 'string' && isFamilies(given)), askForFamilies];
    }),
    ['headingWeight', headingWeight === undefined || isWithin(headingWeight, 100, 900), 'It is 100 to 900.'],
    ['scheme', isOneOf(scheme, 'system', 'light', 'dark'), 'It is system, light or dark.'],
    ['shadow', isOneOf(shadow, 'soft', 'none'), 'It is soft or none.'],
  ];
}

/**
 * Rejects values that would break the style sheet or inject CSS; they may come from a form.
 * @throws BrandError that names the value.
 */
export function checkChoices(choices: BrandChoices): void {
  checkKeys(choices);
  const bad = problems(choices).find(([, isGood]) => !isGood);
  if (!bad) return;
  const [name, , ask] = bad;
  throw new BrandError(`${brandLabel(choices)} cannot be used: its ${name} is invalid. ${ask}`, {
    value: name,
  });
}
