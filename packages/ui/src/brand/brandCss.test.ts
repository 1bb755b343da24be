import { describe, expect, it } from 'vitest';
import { nocturne } from '../brands/nocturne.ts';
import { colourNames } from '../palette.ts';
import { scale } from '../scale.ts';
import * as token from '../tokens/tokens.ts';
import { brandCss } from './brandCss.ts';
import { defaultBrand } from './defaultBrand.ts';
import { defineBrand } from './defineBrand.ts';

const propertyOf = (name: string) => `--mn-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('the style sheet of a brand', () => {
  const css = brandCss(defaultBrand);
  const declared = [...css.matchAll(/([a-z-][a-z0-9-]*):(?!root)/g)].map(([, name]) => name);

  it('defines every token', () => {
    const missing = Object.values(token).filter((value) => !declared.includes(value.slice(4, -1)));
    expect(missing).toEqual([]);
  });

  it('only contains tokens and the scheme', () => {
    const named = new Set<string>(Object.values(token).map((value) => value.slice(4, -1)));
    const custom = declared.filter((name) => name?.startsWith('--'));
    expect(custom.filter((name) => name && !named.has(name) && name !== '--mn-scheme')).toEqual([]);
  });

  it('only sets custom properties of the root', () => {
    const rules = [...css.matchAll(/(:root[^{}]*)\{([^{}]*)\}/g)];
    const outside = css.replace(/:root[^{}]*\{[^{}]*\}/g, '').replace(/@media \([a-z:-]+\)\{\}/g, '');
    expect(outside.trim()).toBe('');
    const properties = rules.flatMap(([, , body]) => (body ?? '').split(/;(?![^(]*\))/));
    expect(properties.filter((property) => !property.startsWith('--mn-'))).toEqual([]);
  });

  it('keeps to a part of the page, whose scheme follows the pinned one', () => {
    const ofPart = brandCss(defaultBrand, '[data-brand=harbour]');
    expect(
      ofPart.match(/(^|\{)[^{}@]+(?=\{)/gm)?.every((selector) => selector.includes('[data-brand=harbour]')),
    ).toBe(true);
    expect(ofPart).toContain(":root[data-scheme='dark'] [data-brand=harbour]{--mn-scheme:dark}");
    expect(ofPart).toContain('[data-brand=harbour]{color-scheme:var(--mn-scheme)}');
  });

  it("uses the brand's scheme until the user pins one", () => {
    expect(css).toMatch(/^:root\{--mn-scheme:light dark;/);
    expect(brandCss(defineBrand(nocturne))).toMatch(/^:root\{--mn-scheme:dark;/);
    expect(css).toContain(":root[data-scheme='dark']{--mn-scheme:dark}");
    expect(css).toContain(":root[data-scheme='system']{--mn-scheme:light dark}");
  });

  /** The declarations inside a media query. */
  const declaredFor = (asked: string) => {
    const [, body = ''] = css.split(`@media (${asked}){:root{`)[1]?.match(/^([^}]*)/) ?? [];
    return new Map(body.split(';').map((declaration) => declaration.split(':') as [string, string]));
  };

  it('disables motion under prefers-reduced-motion', () => {
    const motions = Object.keys(scale).filter((name) => name.startsWith('motion'));
    const stopped = declaredFor('prefers-reduced-motion:reduce');
    expect(motions.length).toBeGreaterThan(2);
    for (const name of motions) expect(stopped.get(propertyOf(name)), name).toBe('0s');
  });

  it('uses system colours in forced-colours mode, except for the backdrop of a dialog', () => {
    const forced = declaredFor('forced-colors:active');
    const system = /^(?:Canvas|CanvasText|Highlight|HighlightText|LinkText)$/;
    const own = colourNames.filter((name) => !system.test(forced.get(propertyOf(name)) ?? ''));
    expect(own).toEqual(['overlay']);
  });

  it('keeps filled controls filled in forced-colours mode', () => {
    const forced = declaredFor('forced-colors:active');
    expect(forced.get('--mn-accent')).toBe('Highlight');
    expect(forced.get('--mn-accent-ink')).toBe('HighlightText');
    expect(forced.get('--mn-danger')).toBe('CanvasText');
    expect(forced.get('--mn-danger-hover')).toBe('CanvasText');
  });
});
