/**
 * Moves the clock of this process or page by milliseconds: what `Date` reads, not timers or `performance.now`. It refers to nothing
 * outside of itself, so that it can run as the init script of a page.
 */
export function shiftDate(milliseconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args: readonly unknown[], newTarget) {
      const date: unknown = Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget);
      return date instanceof RealDate ? date : new RealDate(now());
    },
    apply: () => new RealDate(now()).toString(),
    get(target, name) {
      const value: unknown = name === 'now' ? now : Reflect.get(target, name);
      return value;
    },
  });
}
