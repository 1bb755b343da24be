/** How far, in pixels, a side may be off by rounding. */
const SLACK = 1.5;

export const inWords = (element: Element) => {
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.localName}> “${words || (element.getAttribute('aria-label') ?? '')}”`;
};

const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Not for eyes: what only a screen reader meets, and what is not shown at all. */
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

interface Line {
  element: Element;
  box: DOMRect;
}

/** Every line of text that is seen, as it is laid out: one box for each line of each piece of text. */
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
    lines.push(...[...range.getClientRects()].map((box) => ({ element, box })));
  }
  return lines.filter(({ box }) => box.width > 0);
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

/** Whether the words may end early here: where the style says so with an ellipsis or a count of lines. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** The nearest part around an element that takes off what reaches beyond it, if any. */
function isCutOff({ element, box }: Line): boolean {
  let position = 'static';
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const style = getComputedStyle(part);
    // What is taken out of the flow is clipped by what it is placed in, not by what it is written in.
    const isPassedBy = position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (!isPassedBy) {
      if (isShortened(style) || isScrolling(style.overflowX) || isScrolling(style.overflowY)) return false;
      const around = part.getBoundingClientRect();
      const isCutAside = box.left < around.left - SLACK || box.right > around.right + SLACK;
      // The box of a line has air above and below its letters.
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

/** What is placed side by side in one part of the page, such as the labels of a scale: the first of it. */
function firstBeside(placed: Element): Element {
  const around = placed.parentElement;
  if (!around || getComputedStyle(around).position === 'static') return placed;
  return [...around.children].find((part) => getComputedStyle(part).position === 'absolute') ?? placed;
}

/**
 * What lies over the page has its own layer, where it may cover words. What is placed in one part of it is one layer: it may
 * cover what stands there in the flow, and not its like.
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

/** Whether a line ends between two digits of one group: what is read of either line is another figure. */
function isBrokenFigure(figure: Element): boolean {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index } of (text.textContent ?? '').matchAll(/\d(?=\d)/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + 2);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + SLACK)) return true;
    }
  return false;
}

/** Figures that go on in the next line, though not between their groups; those of more digits than any group may. */
const brokenFigures = () =>
  [...document.querySelectorAll('data:not([data-long])')]
    .filter((figure) => isBrokenFigure(figure) && !isUnseen(figure))
    .map((figure) => `${inWords(figure)} is broken between two digits`);

/** What a person would complain of in the layout as it is: sideways scrolling, words cut off, words over words, figures in two. */
export function layoutFaults(): string[] {
  const lines = linesOfText();
  const cutOff = lines.filter(isCutOff).map(({ element }) => `${inWords(element)} is cut off`);
  return [...new Set([...sidewaysScroll(), ...cutOff, ...overlappingText(lines), ...brokenFigures()])];
}

/** How far parts and their words begin from the side where reading begins in the part around them. */
export type Beginnings = ReadonlyMap<Element, { box: number; words: number | undefined }>;

const isPlacedByScript = (element: Element) =>
  element instanceof HTMLElement && (element.style.left !== '' || element.style.right !== '');

const hasWords = (element: Element) =>
  element.localName !== 'textarea' &&
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Words in a line are ordered by their alphabet and not by the page; boxes are ordered by the page. */
function isBox(element: Element, around: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display === 'contents') return false;
  if (/flex|grid/.test(getComputedStyle(around).display) || !display.startsWith('inline')) return true;
  return display !== 'inline' && !hasWords(around);
}

/** The box in which an element lies: an element may stand around it and have none. */
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

/** What does not mirror when the page is read from right to left: a margin, a place or an alignment that says left. */
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
