import type { Page } from 'playwright';
import { isMultiplied } from '../eachRow.ts';

/** Scrolls through the page, and collects what is found in each window of it. */
async function inEachWindow(page: Page, find: () => string[]): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()?.height ?? height;
  const found = new Set<string>();
  for (let top = 0; top < height; top += step) {
    await page.evaluate((position) => window.scrollTo(0, position), top);
    for (const one of await page.evaluate(find)) found.add(`${top} px down: ${one}`);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return [...found];
}

/**
 * The empty rectangles of more than 280 × 320 px that a window shows between the first and the last content of the page. Equal
 * margins at both sides are none: a task is centred.
 */
const blankRectangles = (page: Page): Promise<string[]> =>
  inEachWindow(page, () => {
    const CELL = 10;
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(main);
    const frame = main.getBoundingClientRect();
    const from = frame.left + Number.parseFloat(paddingLeft);
    const to = frame.right - Number.parseFloat(paddingRight);
    const boxes: DOMRect[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    for (const element of main.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const { backgroundColor, borderBlockStartWidth } = getComputedStyle(element);
      // A row and a field are content as a whole, a card is not.
      const isDrawn = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderBlockStartWidth !== '0px';
      if (element.matches('svg, img, canvas, li, tr, dl > div') || (isDrawn && box.height <= 120))
        boxes.push(box);
    }
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    if (seen.length === 0) return [];
    const bar = Number.parseFloat(getComputedStyle(main).scrollMarginTop) || 64;
    const first = Math.max(bar, frame.top + Number.parseFloat(paddingTop));
    const last = Math.min(window.innerHeight, Math.max(...seen.map(({ bottom }) => bottom)));
    const margin = Math.max(
      0,
      Math.min(
        Math.min(...seen.map(({ left }) => left)) - from,
        to - Math.max(...seen.map(({ right }) => right)),
      ),
    );
    const [left, right] = [from + margin, to - margin];
    const [columns, rows] = [Math.floor((right - left) / CELL), Math.floor((last - first) / CELL)];
    if (columns <= 0 || rows <= 0) return [];
    const filled = Array.from({ length: rows }, () => new Uint8Array(columns));
    for (const box of seen) {
      const firstRow = Math.max(0, Math.floor((box.top - first) / CELL));
      const lastRow = Math.min(rows - 1, Math.floor((box.bottom - first) / CELL));
      for (let row = firstRow; row <= lastRow; row += 1)
        filled[row]?.fill(
          1,
          Math.max(0, Math.floor((box.left - left) / CELL)),
          Math.max(0, Math.ceil((box.right - left) / CELL)),
        );
    }
    // The empty cells above each cell, row by row; a rectangle ends where one of its columns does.
    const heights = new Uint16Array(columns);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1)
        heights[column] = filled[row]?.[column] === 1 ? 0 : (heights[column] ?? 0) + 1;
      let wide = 0;
      for (let column = 0; column < columns; column += 1) {
        wide = (heights[column] ?? 0) * CELL > 320 ? wide + 1 : 0;
        if (wide * CELL > 280)
          return [`blank to x ${Math.round(left + column * CELL)}, y ${Math.round(first + row * CELL)}`];
      }
    }
    return [];
  });

/** The cards with more than two right edges: of text that is aligned to the end, and of controls as wide as half the card. */
const raggedCards = (page: Page): Promise<string[]> =>
  page.locator('main [data-surface]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edges: number[] = [];
      const { width: cardWidth } = card.getBoundingClientRect();
      for (const element of card.querySelectorAll('*')) {
        if (element.closest('table, svg, [role=group]')) continue;
        // The digits of an amount end with its last group.
        if (element.matches('data > span') && element.nextElementSibling?.matches('wbr')) continue;
        const { width, right } = element.getBoundingClientRect();
        const isText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        const isAtEnd = isText && ['end', 'right'].includes(getComputedStyle(element).textAlign);
        const isWideControl =
          element.matches('input, textarea, button, a[data-variant]') && width > cardWidth / 2;
        if (width > 1 && (isAtEnd || isWideControl)) edges.push(right);
      }
      const apart = edges
        .toSorted((one, other) => one - other)
        .filter((edge, index, all) => index === 0 || edge - (all[index - 1] ?? 0) > 2);
      return apart.length > 2
        ? [`${card.textContent.slice(0, 30)}: ${apart.map(Math.round).join(', ')}`]
        : [];
    }),
  );

/** Figures of 20 px or more that the page shows twice. */
export const repeatedTotals = (page: Page): Promise<string[]> =>
  page.locator('main data[value]').evaluateAll((amounts) => {
    const large = amounts
      .filter((amount) => Number.parseFloat(getComputedStyle(amount).fontSize) >= 20)
      .filter((amount) => amount.clientHeight > 1 || amount.getClientRects().length > 0)
      .filter((amount) => /[1-9]/.test(amount.textContent))
      .map(({ textContent }) => textContent);
    return large.filter((text, index) => large.indexOf(text) !== index);
  });

/** Headings that only repeat the title of the page. */
export const repeatedTitles = (page: Page): Promise<string[]> =>
  page.locator('h1, main h2').evaluateAll((headings) => {
    const textsOf = (tag: string) =>
      headings
        .filter((heading) => heading.tagName === tag && heading.checkVisibility())
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    const titles = textsOf('H1');
    return textsOf('H2').filter((text) => titles.includes(text));
  });

/** Windows of the page with more than one solid primary button, bars included. */
export const surplusPrimaries = (page: Page): Promise<string[]> =>
  inEachWindow(page, () => {
    // Pages without the design system have buttons of their own in its accent.
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.background = 'var(--mn-accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const labels = [...document.querySelectorAll('a:not([href^="#"]), button')]
      .filter(
        (button) =>
          button.matches('[data-variant="primary"]') || getComputedStyle(button).backgroundColor === accent,
      )
      .filter((button) => {
        const { top, bottom, width } = button.getBoundingClientRect();
        return width > 1 && bottom > 0 && top < window.innerHeight && button.checkVisibility();
      })
      .map(({ textContent }) => textContent);
    return labels.length > 1 ? [labels.join(' | ')] : [];
  });

/** How many rows of the list are accruals, of how many. */
export const accrualRows = (page: Page) =>
  page.locator('main li:has(> [data-line])').evaluateAll((rows) => ({
    accruals: rows.filter((row) =>
      /^(Deposit accrual|\d+ accruals?)/.test(row.querySelector('strong')?.textContent ?? ''),
    ).length,
    rows: rows.length,
  }));

/** The y of each visible heading, by its level, its text and how many with them are above it. */
export const headingPlaces = (page: Page): Promise<[string, number][]> =>
  page.locator('h1, h2, h3').evaluateAll((headings) => {
    const seen = new Map<string, number>();
    return headings.flatMap((heading): [string, number][] => {
      const { top, width } = heading.getBoundingClientRect();
      const isUnknown = heading.querySelector('[data-shape]') !== null;
      if (isUnknown || width <= 1 || !heading.checkVisibility({ visibilityProperty: true })) return [];
      const name = `${heading.tagName} ${heading.textContent}`;
      const above = seen.get(name) ?? 0;
      seen.set(name, above + 1);
      return [[`${name} ${above}`, Math.round(top + window.scrollY)]];
    });
  });

/** Enters an amount into a task: without one its summary is a sentence. */
async function enterAmount(page: Page): Promise<void> {
  const options = page.locator('main').getByRole('radio');
  if ((await options.count()) > 0) await options.first().click({ force: true });
  const amount = page.locator('main input[inputmode=decimal]').first();
  if ((await amount.count()) > 0) await amount.fill('500');
}

/** Waits until nothing is a placeholder any more. */
export const isWhole = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [aria-hidden][data-shape]'));

/** The windows of a desk. */
const DESKS = isMultiplied
  ? [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ]
  : [[1440, 900]];

/** What breaks a rule on the open page at a desk: none of these lists has an entry on a page that is composed well. */
export async function compositionFaults(page: Page) {
  const blank: string[] = [];
  await enterAmount(page);
  for (const [width = 0, height = 0] of DESKS) {
    await page.setViewportSize({ width, height });
    await isWhole(page);
    blank.push(...(await blankRectangles(page)).map((fault) => `${width}: ${fault}`));
  }
  return {
    blank,
    ragged: await raggedCards(page),
    repeated: await repeatedTotals(page),
    primaries: await surplusPrimaries(page),
  };
}
