import { fireEvent } from '@meridian/testing';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

function controlOf(element: Element | null | undefined, name: RegExp): Element {
  if (element) return element;
  const seen = [...reachable().querySelectorAll('button, a, label')].map(nameOf).join(' | ');
  throw new Error(`There is no ${name}. The page has: ${seen}`);
}

/** What a person can reach: the dialog that was opened last, or the page. */
const reachable = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;

const named = (selector: string, name: RegExp) =>
  controlOf(
    [...reachable().querySelectorAll(selector)].find((element) => name.test(nameOf(element))),
    name,
  );

/** Presses the button or link of this name. */
export function press(name: RegExp): void {
  fireEvent.click(named('button, [role="button"], a', name));
}

/** Chooses the radio or checkbox of this label. */
export function choose(label: RegExp): void {
  fireEvent.click(controlOf(named('label', label).querySelector('input'), label));
}

/** Writes into the field of this label. */
export function write(label: RegExp, text: string): void {
  const written = named('label', label);
  const field = document.querySelector(`#${CSS.escape(written.getAttribute('for') ?? '')}`);
  fireEvent.change(controlOf(field, label), { target: { value: text } });
}
