import { inWords, isUnseen } from './layoutFaults.ts';

/** What a finger has to meet, across and down, in pixels; one may be lost where a side lies between two. */
const LEAST = 44;
const SLACK = 1;

const pressed = [
  'a[href], button, summary, select, textarea, label:has(input), input:not([type="hidden"])',
  '[role="tab"], [role="option"], [role^="menuitem"], [role="gridcell"] > [role="button"]',
].join();

/** What cannot be pressed now, what lies under a dialog, and what a label around it is pressed for. */
const isOutOfReach = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"], [data-disabled], [data-disabled] *') ||
  element.closest('[inert], [aria-hidden="true"]') !== null ||
  element.parentElement?.closest('label') != null;

/** A link in a line of text is as high as the line: more would lie over the lines around it (WCAG 2.2, 2.5.8). */
const isInLine = (element: Element) =>
  element.localName === 'a' && getComputedStyle(element).display === 'inline';

/** How many pixels in a row, through the middle of an element, are answered by it or by the box it fills. */
function reach(element: Element, isAcross: boolean): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  // The border of a field belongs to the box around its input.
  const box = element.matches('input') ? element.closest('[role="group"]') : null;
  const isMet = (away: number) => {
    const [left, top] = [x + width / 2, y + height / 2];
    const met = document.elementFromPoint(isAcross ? left + away : left, isAcross ? top : top + away);
    return met !== null && (element.contains(met) || met === box);
  };
  const half = LEAST / 2 - 0.5;
  if (isMet(-half) && isMet(0) && isMet(half)) return LEAST;
  const pixels = (direction: 1 | -1) => {
    let count = 0;
    while (count < LEAST && isMet(direction * (count + 0.5))) count += 1;
    return count;
  };
  return pixels(1) + pixels(-1);
}

/** The rules for a finger, inside of other rules or not. */
function coarseRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('pointer: coarse')) return [rule];
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? coarseRules(rule.cssRules) : [];
  });
}

/**
 * Has every style sheet that is there speak to a finger, until what it returns is called. The browser's own emulation of a
 * finger leaves a page without a pointer that hovers, for whatever is shown after it.
 */
export function pointByFinger(): () => void {
  const undos = [...document.styleSheets]
    .flatMap((sheet) => coarseRules(sheet.cssRules))
    .map(({ media }) => {
      const before = media.mediaText;
      media.mediaText = 'all';
      return () => (media.mediaText = before);
    });
  return () => undos.forEach((undo) => undo());
}

/** What a finger would miss, where the pointer is one: each thing to press, and how much of it can be met. */
export function touchFaults(): string[] {
  const faults = [...document.querySelectorAll(pressed)].flatMap((element) => {
    if (isOutOfReach(element) || isUnseen(element) || isInLine(element)) return [];
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const [across, down] = [reach(element, true), reach(element, false)];
    return Math.min(across, down) < LEAST - SLACK
      ? [`${inWords(element)} is ${across} x ${down} px to a finger`]
      : [];
  });
  window.scrollTo(0, 0);
  return [...new Set(faults)];
}
