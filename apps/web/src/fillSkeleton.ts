import { setReaderLanguages } from '@meridian/dates';
import { writeDay, writeTime } from '@meridian/i18n';
import { type Figure, type Figures, pageParts, sampleWord } from '@meridian/page-parts';
import { type AmountFigure, hiddenAmount, layOutAmount } from '@meridian/ui/Amount';
import { areAmountsHidden } from './cabinet/hiddenAmounts.ts';
import { earlyBodies, type EarlyBodies } from './earlyCalls.ts';
import { readOpening } from './opening.ts';

type SkeletonFigure = Figure<AmountFigure>;

/** How the figures of a page are written. */
interface Writing {
  readonly locale: string;
  readonly areHidden: boolean;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

const spanOf = (text: string): Element =>
  Object.assign(document.createElement('span'), { textContent: text });

/** Writes a figure into the sample of an `Amount`, as `Amount` renders it. */
function writeAmount(sample: Element, figure: AmountFigure, { locale, areHidden }: Writing): void {
  const { groups, space, attributes } = areHidden ? hiddenAmount : layOutAmount(figure, locale);
  const { amount, currency } = figure.value;
  const code = sample.lastElementChild ?? spanOf('');
  code.textContent = currency;
  setAttributes(sample, { ...attributes, value: areHidden ? undefined : amount });
  sample.replaceChildren(
    ...groups.flatMap((group, index) =>
      index === 0 ? [spanOf(group)] : [document.createElement('wbr'), spanOf(group)],
    ),
    space,
    code,
  );
}

function replaceText(element: Element, replace: (text: string) => string): void {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text) text.nodeValue = replace(text.nodeValue ?? '');
}

/** Writes a figure into what a placeholder has inside. */
function writeFigure(
  content: Element,
  figure: Exclude<SkeletonFigure, readonly unknown[]>,
  writing: Writing,
) {
  if (typeof figure !== 'string' && 'value' in figure) {
    const sample = content.querySelector('data');
    if (sample) writeAmount(sample, figure, writing);
    return;
  }
  const { locale } = writing;
  const write = () => {
    if (typeof figure === 'string') return figure;
    return figure.precision === 'day' ? writeDay(figure.time, locale) : writeTime(figure.time, locale);
  };
  replaceText(content, (text) => text.replace(sampleWord, write()));
}

const isList = (figure: SkeletonFigure | undefined): figure is readonly AmountFigure[] =>
  Array.isArray(figure);

/** Replaces a placeholder by its figure, or all placeholders inside by one for each. What is empty without them is removed. */
function replacePlaceholder(place: Element, figure: SkeletonFigure | undefined, writing: Writing): void {
  const figures = isList(figure) ? figure : [figure ?? []].flat();
  const content = (isList(figure) ? place.firstElementChild : place)?.firstElementChild;
  const written = figures.flatMap((one) => {
    if (!content) return [];
    const copy = document.importNode(content, true);
    writeFigure(copy, one, writing);
    return [...copy.childNodes];
  });
  let around = isList(figure) ? place : place.parentElement;
  place.removeAttribute(pageParts.figure);
  if (isList(figure)) place.replaceChildren(...written);
  else place.replaceWith(...written);
  while (around && !around.hasChildNodes()) {
    const { parentElement } = around;
    around.remove();
    around = parentElement;
  }
}

/** Writes the figures into a page's skeleton exactly as the page will show them. */
function fillSkeleton(skeleton: Element, figures: Figures<AmountFigure>, writing: Writing): void {
  for (const place of skeleton.querySelectorAll(`[${pageParts.figure}]`))
    replacePlaceholder(place, figures[place.getAttribute(pageParts.figure) ?? ''], writing);
  for (const place of skeleton.querySelectorAll(`[${pageParts.word}]`)) {
    const word = figures[place.getAttribute(pageParts.word) ?? ''];
    if (typeof word === 'string')
      replaceText(place, () => place.getAttribute(`${pageParts.word}-${word}`) ?? word);
  }
}

/**
 * Fills the skeleton as soon as the responses that its figures are of are here. It stays as it is when the figures are not known, or when
 * it is another session by then.
 */
export async function fillEarly(
  figuresOf: (read: EarlyBodies['read'], locale: string) => Promise<Figures<AmountFigure> | undefined>,
): Promise<void> {
  setReaderLanguages(navigator.languages);
  const { locale } = readOpening();
  const early = earlyBodies();
  const figures = await figuresOf(early.read, locale);
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const skeleton = document.getElementById('skeleton');
  if (!figures || !skeleton || !early.isOfSession()) return;
  fillSkeleton(skeleton, figures, { locale, areHidden: areAmountsHidden() });
  skeleton.setAttribute(pageParts.hasFigures, '');
  // Somebody signed out in another tab, or another user signed in.
  window.addEventListener('storage', () => {
    if (skeleton.isConnected && !early.isOfSession()) window.location.reload();
  });
}
