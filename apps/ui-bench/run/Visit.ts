import type { Browser, CDPSession, Page } from 'playwright';

/** CPU throttling factor. */
const SLOWER = 4;

/**
 * A page load in its own browser context with a throttled CPU. `cpu` is the main thread's task time in thread
 * ticks (`TaskDuration`). Other work on the machine hardly affects it, unlike wall time.
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

  /** Main-thread milliseconds until the page is idle. */
  load(url: string): Promise<number> {
    return this.#cpu(() => this.#page.goto(url));
  }

  /** Main-thread milliseconds of a click and its consequences. */
  click(name: string): Promise<number> {
    return this.#cpu(() =>
      // Not Playwright's locators, whose queries would be part of the measured time.
      this.#page.evaluate((text) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')];
        const button = buttons.find(({ textContent }) => textContent === text);
        if (!button) throw new Error(`There is no button ${text}.`);
        button.click();
      }, name),
    );
  }

  /** Megabytes of retained objects. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#metric('JSHeapUsedSize')) / 1e6;
  }

  /**
   * Types 20 characters into the first field. Returns main-thread milliseconds, and the longest event from key
   * to next frame. The latter is wall time, so it also depends on the load of the machine.
   */
  async typing(): Promise<{ cpu: number; longest: number }> {
    await this.#page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.longest = '0';
      // A separate constant, because the DOM types lack `durationThreshold`.
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

  /** Types into the first field without pauses. */
  async type(text: string): Promise<void> {
    await this.#page.locator('input').first().focus();
    await this.#page.keyboard.type(text, { delay: 80 });
  }

  /** The render count that the page reports. */
  async renders(): Promise<number> {
    await this.#quiet();
    return this.#page.evaluate(() => Number(document.documentElement.dataset.renders));
  }

  /** The page background, which changes with brand and scheme. */
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

  /** Waits until the page is idle, including lazy chunks. */
  async #quiet(): Promise<void> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(
      () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 300)),
    );
  }
}
