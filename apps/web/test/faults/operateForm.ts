import { fireEvent } from '@meridian/testing';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

function controlOf(element: Element | null | undefined, name: RegExp): Element {
  if (element) return element;
  const available = [...reachable().querySelectorAll('button, a, label')].map(nameOf).join(' | ');
  throw new Error(`There is no ${name}. The page has: ${available}`);
}

/** The part of the page that the user can operate: the dialog opened last, or the whole page. */
const reachable = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;

const named = (selector: string, name: RegExp) =>
  controlOf(
    [...reachable().querySelectorAll(selector)].find((element) => name.test(nameOf(element))),
    name,
  );

/** Presses the button or link with this name. */
export function press(name: RegExp): void {
  fireEvent.click(named('button, [role="button"], a', name));
}

/** Finds a text that comes later than the rest of a dialog. */
export function find(text: RegExp): void {
  if (!text.test(reachable().textContent ?? '')) throw new Error(`There is no ${text}.`);
}

/** Selects the radio or checkbox with this label. */
export function choose(label: RegExp): void {
  fireEvent.click(controlOf(named('label', label).querySelector('input'), label));
}

/** Types into the field with this label. */
export function write(label: RegExp, text: string): void {
  const labelElement = named('label', label);
  const field = document.querySelector(`#${CSS.escape(labelElement.getAttribute('for') ?? '')}`);
  fireEvent.change(controlOf(field, label), { target: { value: text } });
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Chooses a photo of one pixel in the file field of the group with this label. */
export function attach(label: RegExp, fileName: string): void {
  const group = [...reachable().querySelectorAll('[role="group"]')].find((element) =>
    label.test(
      document.querySelector(`#${CSS.escape(element.getAttribute('aria-labelledby') ?? '')}`)?.textContent ??
        '',
    ),
  );
  const input = controlOf(group?.querySelector('input[type="file"]'), label);
  const content = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  fireEvent.change(input, { target: { files: [new File([content], fileName, { type: 'image/png' })] } });
}
