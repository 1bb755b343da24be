import type { Browser, CDPSession, Page } from 'playwright';

/** How much slower than this machine the pages run. */
const SLOWER = 4;

/**
 * One visit of a page in a browser context of its own, with the processor slowed four times. `cpu` is the time that the
 * main thread's tasks took on the processor (`TaskDuration` of `Performance.getMetrics` in thread ticks), which other
 * work on the machine hardly changes, unlike the time on the clock.
 */
export class Visit {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(browser: Browser): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return new Visit(page, session);
  }

  async end(): Promise<void> {
    await this.#page.context().close();
  }

  /** Milliseconds of the main thread that the page takes until it has nothing left to do. */
  load(url: string): Promise<number> {
    return this.#cpu(() => this.#page.goto(url));
  }

  /** Milliseconds of the main thread that a click and all that follows from it take. */
  click(name: string): Promise<number> {
    return this.#cpu(() =>
      // Not by Playwright's own locators: they would look for the button in the time that is measured.
      this.#page.evaluate((text) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')];
        const button = buttons.find(({ textContent }) => textContent === text);
        if (!button) throw new Error(`There is no button ${text}.`);
        button.click();
      }, name),
    );
  }

  /** Megabytes of objects that are still held. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#metric('JSHeapUsedSize')) / 1e6;
  }

  /**
   * Types 20 characters into the first field: milliseconds of the main thread, and the longest event from the key to the
   * next frame, which is time on the clock and so also tells how busy the machine was.
   */
  async typing(): Promise<{ cpu: number; longest: number }> {
    await this.#page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.longest = '0';
      // A constant of its own, since the compiler's DOM has no `durationThreshold` yet.
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          dataset.longest = String(Math.max(Number(dataset.longest), duration));
      }).observe(events);
    });
    const cpu = await this.#cpu(() => this.type('TQ9kc3b7m2xVw4nR8sLz'));
    const longest = await this.#page.evaluate(() => Number(document.documentElement.dataset.longest));
    return { cpu, longest };
  }

  /** Types into the first field, as a person in a hurry does. */
  async type(text: string): Promise<void> {
    await this.#page.locator('input').first().focus();
    await this.#page.keyboard.type(text, { delay: 80 });
  }

  /** How many times the page has rendered, which a page says that counts it. */
  async renders(): Promise<number> {
    await this.#quiet();
    return this.#page.evaluate(() => Number(document.documentElement.dataset.renders));
  }

  /** The colour behind everything, by which a switched brand or scheme is known. */
  async background(): Promise<string> {
    return this.#page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }

  async tell(event: string): Promise<void> {
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), event);
  }

  async #cpu(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#metric('TaskDuration');
    await act();
    await this.#quiet();
    return 1000 * ((await this.#metric('TaskDuration')) - before);
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`Chromium reports no ${name}.`);
    return found.value;
  }

  /** Until the page has had nothing to do for a while: what it loads on demand is part of what it costs. */
  async #quiet(): Promise<void> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(
      () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 300)),
    );
  }
}
