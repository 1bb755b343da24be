import { inWords, isUnseen } from './layoutFaults.ts';

/** Minimum touch target in pixels. One pixel may be lost to a fractional edge. */
const LEAST = 44;
const SLACK = 1;

const pressed = [
  'a[href], button, summary, select, textarea, label:has(input), input:not([type="hidden"])',
  '[role="tab"], [role="option"], [role^="menuitem"], [role="gridcell"] > [role="button"]',
].join();

/** Disabled or covered elements, and elements whose label is the target. */
const isOutOfReach = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"], [data-disabled], [data-disabled] *') ||
  element.closest('[inert], [aria-hidden="true"]') !== null ||
  element.parentElement?.closest('label') != null;

/** A link inside text is as high as its line, which WCAG 2.2 (2.5.8) allows. */
const isInLine = (element: Element) =>
  element.localName === 'a' && getComputedStyle(element).display === 'inline';

/** How many contiguous pixels through the middle of an element hit it or its field box. */
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

/** The `pointer: coarse` rules, including nested ones. */
function coarseRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('pointer: coarse')) return [rule];
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? coarseRules(rule.cssRules) : [];
  });
}

/**
 * Makes all style sheets match `pointer: coarse` until the returned function is called. Chromium's touch
 * emulation cannot be undone: the page stays without hover.
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

/** Targets that are too small for touch, with their measured size. */
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
