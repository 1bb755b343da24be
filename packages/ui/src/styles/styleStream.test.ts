import styled from '@emotion/styled';
import { createElement as h, lazy, Suspense, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStyleCache } from './StyleCache.ts';
import { StyleRoot } from './StyleRoot.tsx';
import { styleStream } from './styleStream.ts';

const Early = styled('p')`
  color: red;
`;
const Waiting = styled('p')`
  color: gray;
`;
const Late = styled('p')`
  color: green;
`;

/**
 * The chunks of a page in the order the server sends them. The late part is rendered after the first chunk was
 * sent.
 */
async function partsOf(around: (page: ReactNode) => ReactNode): Promise<string[]> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const Waited = lazy(async () => {
    await arrival;
    return { default: () => h(Late, null, 'Late') };
  });
  const cache = createStyleCache({ nonce: 'n' });
  const page = h(
    'main',
    null,
    h(Early, null, 'Early'),
    h(Suspense, { fallback: h(Waiting, null, 'Waiting') }, h(Waited)),
  );
  const stream = await renderToReadableStream(
    h(StyleRoot, { cache, nonce: undefined, children: around(page) }),
  );
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const part of stream.pipeThrough(styleStream(cache))) {
    parts.push(decoder.decode(part));
    arrive();
  }
  return parts;
}

afterEach(() => vi.useRealTimers());

describe('A streamed page', () => {
  it('sends the styles before each part, fallbacks included, and none twice', async () => {
    const [first = '', ...rest] = await partsOf((page) => page);
    expect(first).toMatch(
      /^<style data-emotion="mn isolation [^>]* nonce="n">.*color:red.*<\/style><main>.*Early/s,
    );
    expect(first).toMatch(/color:gray.*<\/style>.*Waiting/s);
    expect(first).not.toContain('color:green');
    const late = rest.join('');
    expect(late).toMatch(/^<style data-emotion="mn [^>]* nonce="n">[^<]*color:green[^<]*<\/style>.*Late/s);
    expect(late).not.toMatch(/color:red|color:gray/);
  });

  it('sends the styles in the head of a whole document', async () => {
    const [first = ''] = await partsOf((page) =>
      h('html', null, h('head', null, h('title', null, 'Cabinet')), h('body', null, page)),
    );
    expect(first).toMatch(/^<!DOCTYPE html><html><head>.*color:red.*<\/style><\/head><body>/s);
  });

  it('survives a disconnected client', async () => {
    vi.useFakeTimers();
    const through = styleStream(createStyleCache());
    const reader = through.readable.getReader();
    const read = reader.read();
    await through.writable.getWriter().write(new TextEncoder().encode('<p>Early</p>'));
    await reader.cancel();
    expect(await read).toEqual({ done: true });
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
