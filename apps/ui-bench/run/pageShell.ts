import { brandCss, defaultBrand } from '@meridian/ui/brand';

/** The HTML of a page, with the brand or style sheet that it needs. */
export const pageShell = (name: string, hasStyles: boolean): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">',
    name.endsWith('.meridian') ? `<style>${brandCss(defaultBrand)}</style>` : '',
    hasStyles ? `<link rel="stylesheet" href="/${name}/page.css">` : '',
    `</head><body><div id="root"></div><script type="module" src="/${name}/page.js"></script></body></html>`,
  ].join('');
