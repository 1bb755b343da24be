import { COMPLAINTS_KEY } from './watchedApp.ts';
import type { Tab } from './Tab.ts';

/** A slow machine needs seconds for a page of WebKit. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

/** Marks the last thing that a user can press and whose name begins like this, once it no longer moves. */
const CHOOSE = `(wanted) => {
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  const found = [...document.querySelectorAll('a, button, label, [role=menuitem]')].findLast((one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    (one.ariaLabel ?? one.textContent).trim().startsWith(wanted));
  if (!found) return false;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = JSON.stringify(found.getBoundingClientRect());
  found.toggleAttribute('data-chosen', found.dataset.place === place);
  found.dataset.place = place;
  return found.dataset.chosen !== undefined;
}`;

const IS_LOADED = `document.readyState === 'complete' && document.querySelector('h1')?.checkVisibility() &&
  document.querySelector('main')?.innerText.length > 20 &&
  !document.querySelector('[aria-busy=true], [aria-hidden][data-shape]')`;

const OVERFLOW = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/** Items of a list whose marker takes a line of its own, which only WebKit does. */
const LINES_OF_MARKERS = `[...document.querySelectorAll('li:not([role])')].filter((item) => {
  const [first] = item.children;
  if (!first?.checkVisibility() || getComputedStyle(first).position !== 'static') return false;
  const padding = Number.parseFloat(getComputedStyle(item).paddingTop);
  return getComputedStyle(item).display === 'list-item' && item.firstChild === first &&
    first.getBoundingClientRect().top - item.getBoundingClientRect().top - padding > 12;
}).length`;

const COMPLAINTS = `(() => {
  const complaints = sessionStorage.getItem('${COMPLAINTS_KEY}') ?? '';
  sessionStorage.removeItem('${COMPLAINTS_KEY}');
  return complaints;
})()`;

/** Someone who uses the site in a tab, by what they read. Collects what is wrong with the pages that they see. */
export class Visitor {
  readonly faults: string[] = [];
  pages = 0;
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async waitFor(expression: string, what: string): Promise<void> {
    for (let waited = 0; !(await this.#tab.run(`Boolean(${expression})`)); waited += POLL_MS) {
      if (waited > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Reports a page that stays blank, is wider than the window, complains on the console, or has empty lines. */
  async look(): Promise<void> {
    const blank = await this.waitFor(IS_LOADED, 'the page').then(
      () => [],
      () => ['is blank, or still loading'],
    );
    const address = String(await this.#tab.run('location.pathname'));
    const overflow = Number(await this.#tab.run(OVERFLOW));
    const lines = Number(await this.#tab.run(LINES_OF_MARKERS));
    const complaints = await this.#tab.run(COMPLAINTS);
    const found = [
      ...blank,
      ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
      ...(lines > 0 ? [`has ${lines} list items with an empty line`] : []),
      ...String(complaints).split('\n').filter(Boolean),
    ];
    this.pages += 1;
    this.faults.push(...found.map((fault) => `${address}: ${fault}`));
  }

  async open(address: string): Promise<void> {
    await this.#tab.open(address);
    await this.look();
  }

  /** Presses the last thing on the page whose name begins like this. */
  async press(name: string): Promise<void> {
    await this.waitFor(`(${CHOOSE})(${JSON.stringify(name)})`, `“${name}”`);
    // A page that renders again in between has another element for it.
    await this.#tab.click('[data-chosen]').catch(async () => {
      await this.waitFor(`(${CHOOSE})(${JSON.stringify(name)})`, `“${name}”`);
      await this.#tab.click('[data-chosen]');
    });
  }

  async write(selector: string, text: string): Promise<void> {
    await this.waitFor(`document.querySelector(${JSON.stringify(selector)})`, selector);
    await this.#tab.type(selector, text);
  }
}
