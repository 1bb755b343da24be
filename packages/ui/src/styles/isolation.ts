import * as token from '../tokens/tokens.ts';

/** Two ids that no element has: they give a rule their weight. `StyleCache.ts` gives it to every rule of ours. */
export const weight = String.raw`:not(#\##\#)`;

/** Every class that Emotion makes for us, and `mn-part`, which a part of React Aria's has that needs no style of its own. */
const classed = "[class^='mn-']";

/** What a component renders without a class; a host's element with a class, and all inside it, stays the host's. */
const plain = ':not([class], svg)';

/**
 * Our elements: those with a class of ours, and down to four levels below them those without any class. What is inside a
 * drawing is drawn by its attributes, so no level below one is counted. Nothing looks further up than that: asking every
 * cell of a table what it is inside of took as long as its text.
 */
const ours = [1, 2, 3, 4].reduce(
  (list, depth) => `${list}, ${classed}:not(svg)${` > ${plain}`.repeat(depth)}`,
  classed,
);

/** Of our elements those with these names: a browser then asks no cell of a table whether it is a heading. */
const named = (names: string, tail = '') =>
  names
    .split(' ')
    .map((name) => `${name}&${tail}`)
    .join();

/** Where pages like to add marks before and after. */
const marked =
  'a button dd div dl dt footer h1 h2 h3 h4 h5 h6 header label legend li main nav ol p q section span summary ul';

/**
 * What stands in a sentence of the host is written as the sentence is. What stands apart in it has our letters, as a badge
 * has, which is drawn in one size, or an address, which is another in capitals; it says so of itself.
 */
const inSentence = ':is(a, abbr, bdi, code, data, em, span, strong, svg, time):not([data-mn-apart])';

const drawing = `svg:where([data-mn-icon])${weight}, :where(${classed}) svg:where(:not([class]))${weight}`;

/** Matches anything, and has the weight of one element: what begins anew outranks what a control takes from around it. */
const outranking = ':not(mn)';

/**
 * What keeps a host's style sheet off our elements, and ours off the host's. The first rules of our sheet: each takes
 * off what a page says of elements by their names, with more weight than such rules have and less than the rules of a
 * component. Only a host's `!important` or two ids get through. One rule to a text: they go to the browser as they are.
 */
export const isolation: readonly string[] = [
  `:where(${ours})${weight} {
    all: revert;
    box-sizing: border-box;
    color-scheme: var(--mn-scheme, inherit);

    ${named(marked, '::before')}, ${named(marked, '::after')} {
      all: revert;
    }

    ${named('button input select textarea')} {
      font: inherit;
      letter-spacing: inherit;
      color: inherit;
    }

    ${named('h1 h2 h3 h4 h5 h6 p dl dd figure blockquote')} {
      margin: 0;
    }

    ${named('ul ol', ":where([role='list'])")} {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    @media (prefers-reduced-motion: reduce) {
      &, &::before, &::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        transition-property: none !important;
        scroll-behavior: auto !important;
      }
    }
  }`,
  // A folded part is hidden by an attribute alone, which the rule above undoes: read out and reached by Tab unseen.
  `:where(${classed}[hidden='until-found'])${weight} {
    content-visibility: hidden;
  }`,
  `:where(${classed}:not(${classed} *, ${inSentence}))${weight}${outranking} {
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
    text-align-last: auto;
    text-emphasis: none;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
  }`,
  // What is in a drawing says by its attributes where it is; those a layer does not undo. The drawing itself has none but an icon.
  `:is(${drawing}) {
    & > *, & > g > * {
      all: revert-layer;
      stroke: none;
      stroke-width: 1px;
    }
    & {
      all: revert;
      display: inline;
      vertical-align: baseline;
    }
  }`,
  // Again what an icon's attributes say, since a host's layer outranks those.
  `svg:where([data-mn-icon])${weight}${outranking} {
    ${[16, 20, 24].map((size) => `&[width='${size}'] { width: ${size}px; height: ${size}px; stroke-width: ${36 / size}; }`).join(' ')}
    &, & > :not([fill]) {
      fill: none;
    }
    &, & > * {
      stroke: currentcolor;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    & > * {
      stroke-width: inherit;
    }
  }`,
  `:where(${classed}:is(:focus-visible, [data-focus-visible]))${weight} {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }`,
];
