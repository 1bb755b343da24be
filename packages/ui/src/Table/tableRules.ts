import { stickyTop } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { onNarrowPage } from './fitTable.ts';
import { rem } from '../rem.ts';

/** The surface that the table is on. A sticky head has it too, because rows pass below it. */
const under = `var(--mn-under, ${token.surface})`;

const unseen = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The frame of a table: no box of its own, so that its text and its lines align with the heading above. Only what marks a row,
 * such as hover, reaches over its edges (`--reach`). With a `maxHeight` it scrolls.
 */
export const frameRules = `
  --reach: ${token.space3};
  inline-size: 100%;
  contain: inline-size;
  isolation: isolate;
  color: ${token.ink};

  &[data-scrolls] {
    --reach: 0px;
    overflow: auto;
    scroll-padding-block: ${token.space10};
  }
`;

/**
 * Rows as a list of two lines, ordered by `inList`: name and amount, then date and status. An amount that does not fit beside its name
 * wraps below it. The line between two rows is part of the padding.
 */
const listRules = `
  &[data-list] > tbody > tr:not([data-gap]) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${token.space2};
    padding-block: calc(${token.space3} - 1px) ${token.space3};
  }

  &[data-list] > tbody > tr:not([data-gap])::before {
    order: 3;
    inline-size: 100%;
    content: '';
  }

  &[data-list] > tbody > tr > [data-label]::before { content: none; }

  &[data-list] > tbody > tr > [data-label]:not([data-place], [data-selects]),
  &[data-list] > thead > tr > th:not([data-place], [data-stays], [data-action]) {
    display: none;
  }

  &[data-list] > tbody > tr > [data-instead] { inline-size: 100%; }

  &[data-list] > tbody > tr > [data-place] {
    display: block;
    min-inline-size: 0;
    min-block-size: 1lh;
    overflow-wrap: break-word;
  }

  &[data-list] > tbody > tr > [data-place$='start'] {
    flex: 1 1 min-content;
    text-align: start;
  }

  &[data-list] > tbody > tr > [data-place$='end'] { margin-inline-start: auto; }

  &[data-list] > tbody > tr > [data-place^='top'] { order: 1; }

  &[data-list] > tbody > tr > [data-place^='bottom'] {
    order: 4;
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  &[data-list] > tbody > tr > [data-place='top-end'] { order: 2; }
  &[data-list] > tbody > tr > [data-place='bottom-end'] { order: 5; }
`;

/** Rows as cards. A value stands beside its label, or below it if there is not enough space. */
const cardRules = `
  overflow-wrap: anywhere;

  &, & > * { display: block; }

  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space4};
  }

  & > thead > tr:has(> [data-stays]) {
    padding: ${token.space2} 0;
    border-block-end: 1px solid ${token.line};
  }

  & > thead > tr > th {
    position: static;
    inline-size: auto !important;
    padding: 0;
    border: 0;
    background: none;
  }

  & > thead > tr > th:not([data-stays]) {
    ${unseen}
    inline-size: 1px !important;
  }

  & > :is(tbody, tfoot) > tr {
    display: grid;
    gap: ${token.space2};
    padding: ${token.space4} 0;
  }

  & > tbody > tr[data-gap] {
    padding: 0;
    border: 0;
  }

  &[data-leads] > tbody > tr:not([data-gap]) { padding-inline-end: ${token.space8}; }

  & > tbody > tr + tr,
  & > tfoot > tr {
    border-block-start: 1px solid ${token.line};
  }

  & > :is(tbody, tfoot) > tr > :is(td, th) {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space1} ${token.space4};
    padding: 0;
    border: 0;
    background: none;
    text-align: end;
  }

  & > tfoot > tr > [data-empty] { display: none; }

  & > tbody > tr > [data-action] {
    position: absolute;
    inset: 0;
    inline-size: auto;
  }

  & > tbody > tr > [data-action] > * { justify-content: flex-end; }

  & > * > tr > [data-label]::before {
    margin-inline-end: auto;
    color: ${token.inkMuted};
    font-weight: ${token.weightRegular};
    text-align: start;
    content: attr(data-label);
    content: attr(data-label) / '';
  }

  & > * > tr > [data-label] { justify-content: end; }

  & > tbody > tr > [data-selects] { justify-content: start; }

  & > tbody > tr > [data-selects]::before { content: none; }

  ${listRules}

  & > * > tr > [data-label] :is(data, time) { white-space: normal; }

  & > * > tr > [data-label] data wbr { display: inline; }

  & > tbody > tr > [data-instead] { display: block; }
`;

/**
 * The styles of a whole table in one class, because a class per cell is slow. Comments are here and not in the
 * template, which is sent to the browser. The frequent questions:
 * - `overflow-anchor: none`: the gaps of a long table already keep the scroll position.
 * - `row-reverse` keeps header text above right-aligned digits; the sort arrow goes before it.
 * - `z-index: 1` keeps the links, buttons and fields of a row above the area of the row's action.
 * - `break-word` on a button: its column is at least as wide as its longest word.
 * - `content: … / ''`: a screen reader already reads the column header, so it skips the label on a card.
 * - `nowrap` on a status: one of two words stays in one line.
 * - `translate(0)`: the link of a row covers the row, and in WebKit a row is the containing block of it with a transform only, not with a
 *   position.
 */
export const tableRules = `
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  overflow-wrap: break-word;
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  &[aria-busy='true'] { cursor: progress; }

  &[data-long] {
    table-layout: fixed;
    overflow-wrap: anywhere;
    overflow-anchor: none;
  }

  & > caption { ${unseen} }

  & > * > tr > :is(td, th) {
    padding: ${token.space3};
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }

  & > * > tr > :is(td, th):first-child { padding-inline-start: 0; }
  & > * > tr > :is(td, th):last-child { padding-inline-end: 0; }

  & > * > tr > td button { overflow-wrap: break-word; }

  &:not([data-long]) > tbody > tr > td > [data-tone] { white-space: nowrap; }

  & > tbody > tr > :is(td, th):not([data-action], [data-selects]),
  & > tfoot > tr > td:not([data-empty]) {
    min-inline-size: ${rem(6)};
  }

  & > * > tr > [data-align='end'] { text-align: end; }

  & > :is(tbody, tfoot) > tr > [data-align='end'] { font-variant-numeric: tabular-nums slashed-zero; }

  & > thead > tr > th {
    position: sticky;
    inset-block-start: ${stickyTop};
    z-index: ${token.layerSticky};
    padding: ${token.space2} ${token.space3};
    border-block-end: 1px solid ${token.line};
    background: ${under};
    color: ${token.inkMuted};
    font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
  }

  [data-scrolls] > & > thead > tr > th { inset-block-start: 0; }

  & > * > tr > [data-action] {
    inline-size: ${token.space8};
    padding: 0;
  }

  & > * > tr > [data-selects] {
    inline-size: calc(20px + ${token.space3});
    padding-inline-end: 0;
  }

  & > thead > tr > [data-selects] { z-index: calc(${token.layerSticky} + 1); }

  & > thead > tr > [data-action] > span { ${unseen} }

  & > thead > tr > th > button {
    display: inline-flex;
    align-items: center;
    vertical-align: middle;
    gap: ${token.space1};
    min-block-size: ${token.space6};
    margin: calc(-1 * ${token.space1});
    padding: ${token.space1};
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }

  & > thead > tr > th:last-child > button { margin-inline-end: 0; }

  & > thead > tr > th > button > svg { flex: none; }

  & > thead > tr > [data-align='end'] > button { flex-direction: row-reverse; }

  & > thead > tr > :is([aria-sort='ascending'], [aria-sort='descending']) > button,
  & > thead > tr > th > button:hover {
    color: ${token.ink};
  }

  & > thead > tr > th > button:is(:focus-visible, [data-focus-visible]) { outline: 2px solid ${token.focus}; }

  & > tbody > tr > * :is(a, button) { overflow-wrap: inherit; }

  & > tbody > tr { transform: translate(0); }

  & > tbody > tr + tr > * { border-block-start: 1px solid ${token.line}; }

  & > tbody > tr > [data-instead] { padding: ${token.space6} ${token.space3}; }

  & > tbody > tr:has(> [data-selects] input:checked) {
    background: ${token.accentSurface};
    box-shadow: var(--reach) 0 ${token.accentSurface}, calc(-1 * var(--reach)) 0 ${token.accentSurface};
  }

  &[data-leads] > tbody > tr:hover {
    background: ${token.surfaceHover};
    box-shadow: var(--reach) 0 ${token.surfaceHover}, calc(-1 * var(--reach)) 0 ${token.surfaceHover};
  }

  &[data-leads] > tbody > tr > :not([data-action])
    :is(a, button, label, input, select, textarea, summary, [tabindex], [role='group']) {
    position: relative;
    z-index: 1;
  }

  & > :is(thead, tbody) > tr > * :is(a, button, input) {
    scroll-margin-block: calc(${token.space12} + ${stickyTop});
  }

  & > tbody > tr > [data-action] > * {
    display: inline-flex;
    align-items: center;
    justify-content: flex-end;
    inline-size: 100%;
    min-block-size: ${token.space6};
    padding: 0;
    border: 0;
    background: none;
    color: ${token.inkMuted};
    cursor: pointer;
    outline: none;
  }

  & > tbody > tr > [data-action] > *::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & > tbody > tr > [data-action] > :is(:focus-visible, [data-focus-visible])::after {
    outline: 2px solid ${token.focus};
    outline-offset: min(2px, var(--reach));
  }

  & > tbody > tr > [data-action] svg:dir(rtl) { transform: scaleX(-1); }

  & > tfoot > tr > td {
    position: sticky;
    inset-block-end: 0;
    z-index: ${token.layerSticky};
    border-block-start: 1px solid ${token.line};
    background: ${under};
    font-weight: ${token.weightStrong};
  }

  @media (pointer: coarse) {
    & > thead > tr > th > button { min-block-size: ${token.targetMin}; }
  }

  [data-without~='3'] > & > * > tr > [data-priority='3'],
  [data-without~='2'] > & > * > tr > [data-priority='2'],
  [data-without~='1'] > & > * > tr > [data-priority='1'] {
    display: none;
  }

  ${onNarrowPage} { ${cardRules} }

  [data-narrow] > & { ${cardRules} }
`;
