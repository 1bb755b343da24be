import { systems, tabs, words } from '../words.ts';

/** Native elements without a framework. */
export function showVanillaForm(root: Element) {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, parent: Element, text = '') => {
    const element = parent.appendChild(document.createElement(name));
    element.textContent = text;
    return element;
  };
  const form = make('form', root);
  make('input', make('label', form, words.field));
  const select = make('select', make('label', form, words.select));
  for (const { id, label } of systems) make('option', select, label).value = id;
  const open = make('button', form, words.button);
  open.type = 'button';
  const dialog = make('dialog', root);
  make('h2', dialog, words.button);
  make('p', dialog, words.body);
  make('button', dialog, words.close).addEventListener('click', () => dialog.close());
  open.addEventListener('click', () => dialog.showModal());
  const list = make('div', root);
  list.role = 'tablist';
  const panel = make('div', root, tabs[0].body);
  panel.role = 'tabpanel';
  for (const { label, body } of tabs) {
    const tab = make('button', list, label);
    tab.role = 'tab';
    tab.addEventListener('click', () => {
      panel.textContent = body;
    });
  }
}
