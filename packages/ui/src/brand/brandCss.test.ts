import { describe, expect, it } from 'vitest';
import { nocturne } from '../brands/nocturne.ts';
import * as token from '../tokens/tokens.ts';
import { brandCss } from './brandCss.ts';
import { defaultBrand } from './defaultBrand.ts';
import { defineBrand } from './defineBrand.ts';

describe('the style sheet of a brand', () => {
  const css = brandCss(defaultBrand);
  const declared = [...css.matchAll(/([a-z-][a-z0-9-]*):(?!root)/g)].map(([, name]) => name);

  it('gives every token a value', () => {
    const missing = Object.values(token).filter((value) => !declared.includes(value.slice(4, -1)));
    expect(missing).toEqual([]);
  });

  it('names nothing but tokens and the scheme', () => {
    const named = new Set<string>(Object.values(token).map((value) => value.slice(4, -1)));
    const custom = declared.filter((name) => name?.startsWith('--'));
    expect(custom.filter((name) => name && !named.has(name) && name !== '--mn-scheme')).toEqual([]);
  });

  it('leaves a host page as it is: it sets custom properties of the root and nothing else', () => {
    const rules = [...css.matchAll(/(:root[^{}]*)\{([^{}]*)\}/g)];
    const outside = css.replace(/:root[^{}]*\{[^{}]*\}/g, '').replace(/@media \([a-z:-]+\)\{\}/g, '');
    expect(outside.trim()).toBe('');
    const properties = rules.flatMap(([, , body]) => (body ?? '').split(/;(?![^(]*\))/));
    expect(properties.filter((property) => !property.startsWith('--mn-'))).toEqual([]);
  });

  it('starts in the scheme that the brand starts in, until the person pins one', () => {
    expect(css).toMatch(/^:root\{--mn-scheme:light dark;/);
    expect(brandCss(defineBrand(nocturne))).toMatch(/^:root\{--mn-scheme:dark;/);
    expect(css).toContain(":root[data-scheme='dark']{--mn-scheme:dark}");
    expect(css).toContain(":root[data-scheme='system']{--mn-scheme:light dark}");
  });

  it('stops motion where the person asked for less', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--mn-motion-fast:0s/);
  });

  it('gives every colour that a filled control has to the system where colours are forced', () => {
    const [, forced = ''] = /forced-colors:active\)\{(:root\{[^}]*\})/.exec(css) ?? [];
    expect(forced).toContain('--mn-accent:Highlight;');
    expect(forced).toContain('--mn-accent-ink:HighlightText;');
    expect(forced).toContain('--mn-danger:CanvasText;');
  });
});
