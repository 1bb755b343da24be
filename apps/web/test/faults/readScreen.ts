import type { Call } from './contractServer.ts';

const MOST_CALLS = 3;
const WINDOW = 5000;

const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(({ textContent }) => /\p{L}{2}/u.test(textContent));

/** The parts of a readable page that are missing: header or navigation, main content, heading or alert. */
export function missingParts(): string[] {
  return [
    ['the frame', 'header, nav'],
    ['the main part', 'main'],
    ['a heading or an alert', 'h1, h2, [role="alert"]'],
  ].flatMap(([name = '', selector = '']) => (wordsOf(selector).length > 0 ? [] : [`${name} is missing`]));
}

/** Queries that were sent more than three times in five seconds. */
export function repeatedQueries(calls: readonly Call[]): string[] {
  const queries = Map.groupBy(calls, ({ query }) => query);
  return [...queries].flatMap(([query, sent]) => {
    const isRepeated = sent.some(({ at }, index) => (sent[index + MOST_CALLS]?.at ?? Infinity) - at < WINDOW);
    return isRepeated ? [`${query} was sent ${sent.length} times`] : [];
  });
}

/** Whether the page reports the result: an alert, a status or an invalid field. */
export const showsResult = () =>
  wordsOf('[role="alert"], [role="status"]').length > 0 ||
  document.querySelector('[aria-invalid="true"]') !== null;

/** The texts in the page's fields, by label. Passwords and codes are left out, because the page may clear them. */
export function writtenFields(): Record<string, string> {
  const fields = [...document.querySelectorAll('input')].filter(
    ({ type, autocomplete, value }) =>
      value !== '' && ['text', 'email', 'tel'].includes(type) && autocomplete !== 'one-time-code',
  );
  return Object.fromEntries(
    fields.map((field) => [field.labels?.[0]?.textContent ?? field.name, field.value]),
  );
}

// The maintenance page hides the screen in an Activity. This detaches refs, and React Aria then finds no label.
const HIDDEN_LABEL = /^If you do not provide a visible label/;

/** The console messages that report a fault of the page. */
export const consoleFaults = (messages: readonly string[]) =>
  messages.filter((text) => !HIDDEN_LABEL.test(text)).map((text) => `console: ${text.slice(0, 300)}`);
