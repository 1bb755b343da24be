import { fireEvent } from '@meridian/testing';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

function controlOf(element: Element | null | undefined, name: RegExp): Element {
  if (element) return element;
  const seen = [...document.querySelectorAll('button, a, label')].map(nameOf).join(' | ');
  throw new Error(`There is no ${name}. The page has: ${seen}`);
}

/** The last one: what opens over the page comes after it. */
const lastNamed = (selector: string, name: RegExp) =>
  controlOf(
    [...document.querySelectorAll(selector)].findLast((element) => name.test(nameOf(element))),
    name,
  );

/** Presses the button or link of this name. */
export function press(name: RegExp): void {
  fireEvent.click(lastNamed('button, [role="button"], a', name));
}

/** Chooses the radio or checkbox of this label. */
export function choose(label: RegExp): void {
  fireEvent.click(controlOf(lastNamed('label', label).querySelector('input'), label));
}

/** Writes into the field of this label. */
export function write(label: RegExp, text: string): void {
  const written = lastNamed('label', label);
  const field = document.querySelector(`#${CSS.escape(written.getAttribute('for') ?? '')}`);
  fireEvent.change(controlOf(field, label), { target: { value: text } });
}
