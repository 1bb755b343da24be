import { token } from '../tokens.ts';

/** An id that no element has: it gives a rule the weight of an id. `StyleCache.ts` gives it to every rule of ours. */
const weight = String.raw`:not(#\#)`;

/**
 * What a component renders without a class; a host's element with a class, and all inside it, stays the host's. Nothing
 * here looks further up than the four levels of `ours`: asking every cell what it is inside of took as long as its text.
 */
const plain = ':where(:not([class], svg))';

/** Every class that Emotion makes for us, and `mn-part`, which a part of React Aria's has that needs no style of its own. */
const classed = `[class^='mn-']${weight}`;

/** What is inside a drawing is drawn by its attributes, so no level below one is counted. */
const notDrawn = ':where(:not(svg))';

/** Our elements: those with a class of ours, and down to four levels below them those without any class. */
const ours = (tail = '') =>
  [1, 2, 3, 4].reduce(
    (list, depth) => `${list},${classed}${notDrawn}${` > ${plain}`.repeat(depth)}${tail}`,
    classed + tail,
  );

/** Where pages like to add marks before and after: asking every cell of a table would cost as much again as the table. */
const marked = ':where(a, button, label, legend, li, dt, dd, p, q, summary, h1, h2, h3, h4, h5, h6)';

/** What stands in a sentence of the host is written as the sentence is; a link that looks like a button is no such thing. */
const inSentence = ':is(a:not([data-variant]), abbr, bdi, code, data, em, span, strong, svg, time)';

const drawing = `svg:where([data-mn-icon])${weight}, ${classed} svg:where(:not([class]))`;

/**
 * What keeps a host's style sheet off our elements, and ours off the host's. The first rules of our sheet: each takes
 * off what a page says of elements by their names, with more weight than such rules have and no more than the rules of
 * a component, which come later and so win. Only a host's `!important` or two ids get through. One rule to a text, with
 * nothing nested: they go to the browser as they are, since reading them took longer than showing fifty rows of a table.
 */
export const isolation: readonly string[] = [
  `${ours()} {
    all: revert;
    box-sizing: border-box;
    color-scheme: var(--mn-scheme, inherit);
  }`,
  // A folded part is hidden by an attribute alone, which the rule above undoes: read out and reached by Tab unseen.
  `${classed}:where([hidden='until-found']) {
    content-visibility: hidden;
  }`,
  `${ours(`${marked}::before`)}, ${ours(`${marked}::after`)} {
    all: revert;
  }`,
  `${classed}:where(:not([class^='mn-'] *, ${inSentence})) {
    accent-color: auto;
    border-collapse: separate;
    border-spacing: 0;
    caret-color: auto;
    color: ${token.ink};
    cursor: auto;
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
    font-synthesis: none;
    hyphens: manual;
    letter-spacing: normal;
    list-style: disc;
    overflow-wrap: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    -webkit-text-fill-color: currentcolor;
  }`,
  // Unlike the rest, a drawing says by its attributes how wide and of what colour it is; those a layer does not undo.
  `${drawing}, :is(${drawing}) > *, :is(${drawing}) > g > * {
    all: revert-layer;
  }`,
  `${drawing} {
    display: inline;
    vertical-align: baseline;
  }`,
  `${ours(':where(button, input, select, textarea)')} {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }`,
  `${ours(':where(h1, h2, h3, h4, h5, h6, p, dl, dd, figure, blockquote)')} {
    margin: 0;
  }`,
  `${ours(":where(ul, ol):where([role='list'])")} {
    margin: 0;
    padding: 0;
    list-style: none;
  }`,
  `${classed}:where(:focus-visible, [data-focus-visible]) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }`,
  `@media (prefers-reduced-motion: reduce) {
    ${ours()}, ${ours('::before')}, ${ours('::after')} {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }`,
];
