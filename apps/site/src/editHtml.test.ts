import { expect, test } from 'vitest';
import { collectStyles, editHtml } from './editHtml.ts';

test('changes texts and attributes, and no other character of a page', () => {
  const page =
    '<p class=a title="1 &gt; 0">a &amp; b<br/><!-- a --><b>a</b></p><table><tr><td>a</td></tr></table><svg viewBox="0 0"></svg>';
  const parts: unknown[] = [];
  const edited = editHtml(page, ({ attribute, value, source }) => {
    parts.push([attribute, value]);
    return source.replaceAll('a', 'c');
  });
  expect(edited).toBe(
    '<p clcss=c title="1 &gt; 0">c &cmp; b<br/><!-- a --><b>c</b></p><table><tr><td>c</td></tr></table><svg viewBox="0 0"></svg>',
  );
  expect(parts).toEqual([
    ['class', 'a'],
    ['title', '1 > 0'],
    [undefined, 'a & b'],
    [undefined, 'a'],
    [undefined, 'a'],
    ['viewBox', '0 0'],
  ]);
});

test('replaces style attributes by rules, and leaves text that looks like one', () => {
  const styles = collectStyles();
  const page = `<p title="a > b" style="font:&quot;A&quot;">&lt;b style="x"></p><p style="top:0"></p>`;
  const edited = editHtml(page, ({ attribute, value, source }) =>
    attribute === 'style' ? styles.mark(value) : source,
  );
  expect(edited).toBe('<p title="a > b" data-s="0">&lt;b style="x"></p><p data-s="1"></p>');
  expect(styles.rules()).toContain('{font:"A"}\n');
});
