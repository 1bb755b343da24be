import type { Page } from 'playwright';
import { isMultiplied } from '../eachRow.ts';

const WIDTHS = isMultiplied
  ? [320, 360, 375, 412, 480, 560, 640, 700, 768, 820, 912, 1024, 1180, 1280, 1440, 1920]
  : [320, 768, 1440];

/** The widths at which the page or an element in it scrolls horizontally, with the overflow in pixels. Rows of filters are meant to. */
export async function horizontalScrolls(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              const scrollers = [...document.querySelectorAll('main :not([data-scrolls])')].filter(
                (element) =>
                  element.scrollWidth > element.clientWidth + 1 &&
                  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
              );
              const inside = scrollers.map(
                (element) => `${element.tagName} +${element.scrollWidth - element.clientWidth}`,
              );
              if (scrollWidth > clientWidth) resolve(`page +${scrollWidth - clientWidth}`);
              else resolve(inside[0]);
            }),
          );
        }),
    );
    if (overflow !== undefined) found.push(`${width} px: ${overflow}`);
  }
  return found;
}

/**
 * The labels of the primary buttons of a page that has more than one. The same action of several things, such as an attempt of
 * each case, counts once.
 */
export async function surplusPrimaryButtons(page: Page): Promise<string[]> {
  const labels = await page
    .locator('main [data-variant="primary"]')
    .filter({ visible: true })
    .allInnerTexts();
  return new Set(labels.map((label) => label.replaceAll(/\d/g, ''))).size > 1 ? labels : [];
}

/** Two lines with a badge, and the padding of a row. */
const MOST_ROW_HEIGHT = 76;

/** Rows with an amount that are higher than two lines on a phone. Messages may be longer. */
export async function tallRows(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 });
  return page.locator('table[data-list] > tbody > tr:has(> [data-place] data)').evaluateAll(
    (rows, most) =>
      rows.flatMap((row) => {
        const { height } = row.getBoundingClientRect();
        return height > most ? [`${Math.round(height)} px: ${row.textContent}`] : [];
      }),
    MOST_ROW_HEIGHT,
  );
}

/** Words that are split by a line break, and amounts that wrap anywhere, also before their currency. */
export async function brokenWords(
  page: Page,
  widths: readonly number[] = isMultiplied ? [768, 1024, 1440] : [768],
): Promise<string[]> {
  const broken = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1024 });
    for (const word of await brokenWordsNow(page)) broken.add(`${width} px: ${word}`);
  }
  return [...broken];
}

function brokenWordsNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Boxes that overlap vertically are on one line, because the currency may have a smaller font. */
    const linesOf = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      let lines = 0;
      let lineEnd = -Infinity;
      for (const { top, bottom } of boxes.toSorted((left, right) => left.top - right.top)) {
        if (top >= lineEnd - 2) lines += 1;
        lineEnd = Math.max(lineEnd, bottom);
      }
      return lines;
    };
    // Texts for screen readers only are clipped to a box of one pixel.
    const isVisuallyHidden = (element: Element | null) => element === null || element.clientWidth === 1;
    const broken: string[] = [];
    const range = document.createRange();
    for (const amount of document.querySelectorAll('data')) {
      if (isVisuallyHidden(amount.parentElement)) continue;
      range.selectNodeContents(amount);
      if (linesOf(range) > 1) broken.push(amount.textContent);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('data, code, script, style, noscript') !== null) continue;
      if (isVisuallyHidden(node.parentElement)) continue;
      // A line may break after a hyphen, a dash or a slash.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u2010-\u2014/-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // Longer texts are addresses and hashes, which may break anywhere, as an e-mail address may.
        if (word.length <= 24 && !word.includes('@') && linesOf(range) > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** What letters of another font, wider by a pixel, may move in all. */
const MOST_LAYOUT_SHIFT = 0.001;

/** What moved since the page began to load, unless it is too little to be seen. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const all: { size: number; moved: string }[] = JSON.parse(
      document.documentElement.dataset.layoutShifts ?? '[]',
    );
    return all;
  });
  const total = shifts.reduce((sum, { size }) => sum + size, 0);
  return total > MOST_LAYOUT_SHIFT ? shifts.map(({ size, moved }) => `${size.toFixed(4)}: ${moved}`) : [];
}
