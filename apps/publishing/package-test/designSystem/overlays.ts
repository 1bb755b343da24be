import type { Page } from 'playwright';

/** Something that opens beside or over the page. */
export interface Overlay {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Matches it only while it is open. */
  selector: string;
  close: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');

const pressed = (button: string, selector: string, close = escape): Overlay => ({
  name: button,
  open: (page) => page.getByRole('button', { name: button, exact: true }).click(),
  selector,
  close,
});

const toast = 'section[aria-label=Messages]:has([data-severity])';

/** Every overlay, in an order in which none depends on another being open. */
export const overlays: readonly Overlay[] = [
  pressed('Dialog', '[role=dialog]'),
  pressed('Drawer', '[role=dialog]'),
  pressed('Sheet', '[role=dialog]'),
  pressed('Question', '[role=alertdialog]'),
  pressed('Choose a network Network', '[role=listbox]'),
  pressed('Account', '[role=menu]'),
  pressed('Rate', '[role=dialog]'),
  pressed('Days', '[role=dialog]:has([role=grid])'),
  pressed('Period by days', '[role=dialog]:has([role=grid])'),
  {
    name: 'Coin',
    open: (page) => page.getByRole('combobox', { name: 'Coin' }).fill('t'),
    selector: '[role=listbox]',
    close: escape,
  },
  {
    name: 'Settings',
    // A tooltip needs keyboard focus, not scripted focus.
    async open(page) {
      // Scrolling closes a tooltip, so both are in view before, and the scrolling ends.
      await page.getByRole('button', { name: 'Settings', exact: true }).scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Refill', exact: true }).focus();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.keyboard.press('Tab');
    },
    selector: '[role=tooltip]',
    close: escape,
  },
  pressed('Toast', toast, (page) => page.locator(toast).getByRole('button', { name: 'Close' }).click()),
];
