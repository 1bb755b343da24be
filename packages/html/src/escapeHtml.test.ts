import { expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

it('keeps a text from ending its element or attribute, and escapes each sign once', () => {
  expect(escapeHtml('</b> & "x" &lt;')).toBe('&lt;/b&gt; &amp; &quot;x&quot; &amp;lt;');
});
