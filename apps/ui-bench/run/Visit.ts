import type { Browser, CDPSession, Page } from 'playwright';

/** How much slower than this machine the pages run. */
const SLOWER = Number(process.env.RATE ?? 4);

/**
 * One visit of a page in a browser context of its own, with the processor slowed four times. `cpu` is the time that the
 * main thread's tasks took on the processor (`TaskDuration` of `Performance.getMetrics` in thread ticks), which other
 * work on the machine hardly changes, unlike the time on the clock.
 */
export class Visit {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
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
    await this.page.context().close();
  }

  /** Milliseconds of the main thread that `act` and all that follows from it take. */
  async cpu(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#metric('TaskDuration');
    await act();
    await this.#quiet();
    return 1000 * ((await this.#metric('TaskDuration')) - before);
  }

  /** Megabytes of objects that are still held. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#metric('JSHeapUsedSize')) / 1e6;
  }

  /** The longest event, in milliseconds from the key to the next frame, while 20 characters are typed into the first field. */
  async longestKey(): Promise<number> {
    await this.page.locator('input').first().focus();
    await this.page.evaluate(() => {
      document.documentElement.dataset.longest = '0';
      new PerformanceObserver((list) => {
        const longest = Math.max(
          Number(document.documentElement.dataset.longest),
          ...list.getEntries().map(({ duration }) => duration),
        );
        document.documentElement.dataset.longest = String(longest);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    await this.page.keyboard.type('TQ9kc3b7m2xVw4nR8sLz', { delay: 80 });
    await this.#quiet();
    return this.page.evaluate(() => Number(document.documentElement.dataset.longest));
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`Chromium reports no ${name}.`);
    return found.value;
  }

  /** Until the page has had nothing to do for a while: what it loads on demand is part of what it costs. */
  async #quiet(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(
      () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 300)),
    );
  }
}
