/** Rounding tolerance in pixels. */
const SLACK = 1.5;

export const inWords = (element: Element) => {
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.localName}> “${words || (element.getAttribute('aria-label') ?? '')}”`;
};

const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether an element is visually hidden or not rendered. */
export function isUnseen(element: Element): boolean {
  const isHidden = !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (isHidden) return true;
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { clipPath, contentVisibility, position } = getComputedStyle(part);
    if (clipPath === 'inset(50%)' || contentVisibility === 'hidden') return true;
    const { width, height } = part.getBoundingClientRect();
    if (position === 'absolute' && width <= 1 && height <= 1) return true;
  }
  return false;
}

/** Whether the style truncates text on purpose: an ellipsis or a line clamp. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** The element that truncates the text of this one on purpose. */
function shortenerOf(element: Element): Element | undefined {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    if (isShortened(getComputedStyle(part))) return part;
  }
  return undefined;
}

/** The part of a box of text that its truncation leaves visible. */
function within(around: DOMRect, box: DOMRect): DOMRect {
  const left = Math.max(around.left, box.left);
  const top = Math.max(around.top, box.top);
  const right = Math.min(around.right, box.right);
  const bottom = Math.min(around.bottom, box.bottom);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

interface Line {
  element: Element;
  box: DOMRect;
}

/** The box of every visible line of text. */
function linesOfText(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || element.closest('style, script, option, textarea'))
      continue;
    if (isUnseen(element)) continue;
    range.selectNodeContents(text);
    const shortener = shortenerOf(element)?.getBoundingClientRect();
    lines.push(
      ...[...range.getClientRects()].map((box) => ({
        element,
        box: shortener ? within(shortener, box) : box,
      })),
    );
  }
  return lines.filter(({ box }) => box.width > 0 && box.height > 0);
}

function sidewaysScroll(): string[] {
  const root = document.documentElement;
  const extra = root.scrollWidth - root.clientWidth;
  if (extra <= 0) return [];
  const culprit = [...document.body.querySelectorAll('*')].findLast((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > root.clientWidth + 0.5 || left < -0.5) && !isUnseen(element);
  });
  return [`the page scrolls sideways by ${extra} px${culprit ? `: ${inWords(culprit)}` : ''}`];
}

/** Whether an ancestor clips the line. */
function isCutOff({ element, box }: Line): boolean {
  let position = 'static';
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const style = getComputedStyle(part);
    // A positioned element is clipped by its containing block, not by its parent.
    const isPassedBy = position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (!isPassedBy) {
      if (isShortened(style) || isScrolling(style.overflowX) || isScrolling(style.overflowY)) return false;
      const around = part.getBoundingClientRect();
      const isCutAside = box.left < around.left - SLACK || box.right > around.right + SLACK;
      // A line box is higher than its letters.
      const air = box.height / 4;
      const isCutAcross = box.top < around.top - air || box.bottom > around.bottom + air;
      if (isClipping(style.overflowX) && isCutAside) return true;
      if (isClipping(style.overflowY) && isCutAcross) return true;
      position = style.position;
      if (position === 'fixed') break;
    }
  }
  return box.left < -SLACK || box.right > window.innerWidth + SLACK;
}

/** The first of several positioned siblings, such as axis labels. */
function firstBeside(placed: Element): Element {
  const around = placed.parentElement;
  if (!around || getComputedStyle(around).position === 'static') return placed;
  return [...around.children].find((part) => getComputedStyle(part).position === 'absolute') ?? placed;
}

/**
 * The stacking layer of an element. Overlays may cover text. Positioned siblings share a layer: they may cover
 * the flow, but not each other.
 */
function layerOf(element: Element): Element {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === 'absolute') return firstBeside(part);
    if (position === 'fixed' || position === 'sticky') return part;
  }
  return document.body;
}

function isOverlapping(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > SLACK && down > Math.min(one.height, other.height) * 0.4;
}

function overlappingText(lines: readonly Line[]): string[] {
  const layers = Map.groupBy(lines, ({ element }) => layerOf(element));
  return [...layers.values()].flatMap((layer) =>
    layer.flatMap((one, index) =>
      layer
        .slice(index + 1)
        .filter((other) => other.element !== one.element && isOverlapping(one.box, other.box))
        .map((other) => `${inWords(one.element)} lies over ${inWords(other.element)}`),
    ),
  );
}

/** Whether a line breaks between two characters that the pattern finds next to each other. */
function isBrokenBetween(pattern: RegExp, figure: Element): boolean {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index } of (text.textContent ?? '').matchAll(pattern)) {
      range.setStart(text, index);
      range.setEnd(text, index + 2);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + SLACK)) return true;
    }
  return false;
}

/** Figures and ends of addresses that break inside a group. Figures with very many digits may. */
const brokenFigures = () =>
  [...document.querySelectorAll('data:not([data-long])')]
    .filter((figure) => isBrokenBetween(/\S(?=\S)/g, figure) && !isUnseen(figure))
    // Each half would look like another number.
    .map((figure) => `${inWords(figure)} is broken inside a group`);

/** A word that is longer has no place on a small phone with large text. */
const LONGEST_WORD_OF_BADGE = 20;

/** Badges that break inside a word, which reads as two statuses. */
const brokenBadges = () =>
  [...document.querySelectorAll('[data-badge] > span')]
    .filter((words) => words.textContent.split(/\s/).every(({ length }) => length <= LONGEST_WORD_OF_BADGE))
    .filter((words) => isBrokenBetween(/\p{L}(?=\p{L})/gu, words) && !isUnseen(words))
    .map((words) => `${inWords(words)} is broken inside a word`);

/** Layout problems: horizontal scroll, clipped text, overlapping text, broken figures and badges. */
export function layoutFaults(): string[] {
  const lines = linesOfText();
  const cutOff = lines.filter(isCutOff).map(({ element }) => `${inWords(element)} is cut off`);
  return [
    ...new Set([
      ...sidewaysScroll(),
      ...cutOff,
      ...overlappingText(lines),
      ...brokenFigures(),
      ...brokenBadges(),
    ]),
  ];
}

/** The inline-start offset of each element and of its text, relative to its container. */
export type Beginnings = ReadonlyMap<Element, { box: number; words: number | undefined }>;

const isPlacedByScript = (element: Element) =>
  element instanceof HTMLElement && (element.style.left !== '' || element.style.right !== '');

const hasWords = (element: Element) =>
  element.localName !== 'textarea' &&
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether words run through an element, also in inline elements of it. */
const hasRunningWords = (element: Element) =>
  hasWords(element) ||
  [...element.children].some(
    (child) => getComputedStyle(child).display === 'inline' && child.textContent.trim() !== '',
  );

/** Text direction depends on its script, so only boxes are compared. */
function isBox(element: Element, around: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display === 'contents') return false;
  if (/flex|grid/.test(getComputedStyle(around).display) || !display.startsWith('inline')) return true;
  return display !== 'inline' && !hasRunningWords(around);
}

/** The nearest ancestor with a box; `display: contents` has none. */
function boxAround(element: Element): Element | null {
  let around = element.parentElement;
  while (around && getComputedStyle(around).display === 'contents') around = around.parentElement;
  return around;
}

function beginningOfWords(element: Element, isRightToLeft: boolean): number | undefined {
  if (!hasWords(element)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return isRightToLeft ? box.right - words.right : words.left - box.left;
}

export function beginnings(): Beginnings {
  const found = new Map<Element, { box: number; words: number | undefined }>();
  for (const element of document.body.querySelectorAll('*')) {
    const around = boxAround(element);
    if (!around || around.closest('svg') || !element.checkVisibility()) continue;
    if (isPlacedByScript(element) || !isBox(element, around)) continue;
    const isRightToLeft = getComputedStyle(around).direction === 'rtl';
    const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    found.set(element, {
      box: isRightToLeft ? outer.right - inner.right : inner.left - outer.left,
      words: beginningOfWords(element, getComputedStyle(element).direction === 'rtl'),
    });
  }
  return found;
}

/** Elements that do not mirror in a right-to-left page because of a physical margin, position or alignment. */
export function unmirrored(before: Beginnings, after: Beginnings): string[] {
  const isOff = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && Math.abs(one - other) > SLACK;
  return [...before].flatMap(([element, { box, words }]) => {
    const mirrored = after.get(element);
    if (!mirrored || isUnseen(element)) return [];
    return [
      ...(isOff(box, mirrored.box)
        ? [`${inWords(element)} begins ${Math.round(box)} px in, mirrored ${Math.round(mirrored.box)} px`]
        : []),
      ...(isOff(words, mirrored.words)
        ? [
            `the words of ${inWords(element)} begin ${Math.round(words ?? 0)} px in, mirrored ${Math.round(mirrored.words ?? 0)} px`,
          ]
        : []),
    ];
  });
}
