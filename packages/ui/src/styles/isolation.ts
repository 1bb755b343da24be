import * as token from '../tokens/tokens.ts';

/** Adds the specificity of two ids to every rule of ours; no element has these ids. */
export const specificity = String.raw`:not(#\##\#)`;

/** Matches every Emotion class of ours, and `mn-part` on parts of React Aria that need no style of their own. */
const classed = "[class^='mn-']";

/**
 * Elements that a component renders without a class. A host's element with a class is left alone, with
 * everything inside it.
 */
const plain = ':not([class], svg)';

/**
 * Our elements: those with our class, and elements without a class up to four levels below. A deeper search
 * made style recalculation in large tables take as long as their text layout.
 */
const ours = [1, 2, 3, 4].reduce(
  (list, depth) => `${list}, ${classed}:not(svg)${` > ${plain}`.repeat(depth)}`,
  classed,
);

/** Our elements with these tag names. Narrow selectors keep style recalculation cheap. */
const named = (names: string, tail = '') =>
  names
    .split(' ')
    .map((name) => `${name}&${tail}`)
    .join();

/** Elements that pages often decorate with `::before` and `::after`. */
const marked =
  'a button dd div dl dt footer h1 h2 h3 h4 h5 h6 header label legend li main nav ol p q section span summary ul';

/**
 * Inline elements inherit the type of the sentence around them. A component that needs its own type, such as a
 * badge, sets it itself.
 */
const inSentence = ':is(a, abbr, bdi, code, data, em, span, strong, svg, time):not([data-mn-apart])';

const drawing = `svg:where([data-mn-icon])${specificity}, :where(${classed}) svg:where(:not([class]))${specificity}`;

/** Content that gets the focus so that a screen reader reads on from there. It is no control: a ring around it would only be printed. */
const focusedContent = "[tabindex='-1']:not([role]):focus-visible";

/** Matches everything and adds the specificity of one element, so that resets win over what a control inherits. */
const outranking = ':not(mn)';

/**
 * Isolates our elements from the host's style sheet, and the host's from ours. These rules come first and reset
 * element selectors of the page; they have more specificity than those and less than component rules. Only
 * `!important` or two ids in the host's CSS win over them. One rule per text, because each is inserted on its
 * own.
 */
export const isolation: readonly string[] = [
  `:where(${ours})${specificity} {
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

    ${named('main div h1 h2 h3', focusedContent)} {
      outline: none;
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
  // What the attribute `hidden` alone hides, which the rule above would show. A server writes it plain for what is folded.
  `:where(${classed}[hidden='until-found'])${specificity} {
    content-visibility: hidden;
  }`,
  `:where(${classed}[hidden]:not([hidden='until-found']))${specificity} {
    display: none;
  }`,
  `:where(${classed}:not(${classed} *, ${inSentence}))${specificity}${outranking} {
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
  // SVG children are positioned by presentation attributes, which a layer does not reset. Among `svg` elements
  // only icons have such attributes.
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
  // Restores the presentation attributes of an icon, which the host's layer overrides.
  `svg:where([data-mn-icon])${specificity}${outranking} {
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
  `:where(${classed}:is(:focus-visible, [data-focus-visible]))${specificity} {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }`,
];
