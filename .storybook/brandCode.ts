import type { BrandChoices } from '@meridian/ui';

const quoted = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"([a-z]\w*)":/gi, '$1: ')
    .replace(/,(?=[a-z]\w*: )/gi, ', ')
    .replace(/\{/g, '{ ')
    .replace(/\}/g, ' }')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_whole, text: string) =>
      text.includes("'") ? `"${text}"` : `'${text}'`,
    );

/** The code of a brand file: one value per line. */
export const brandCode = (choices: BrandChoices): string =>
  [
    `export const brand = defineBrand({`,
    ...Object.entries(choices)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  ${name}: ${quoted(value)},`),
    `});`,
  ].join('\n');
