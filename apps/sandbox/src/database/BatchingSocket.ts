import { Socket } from 'node:net';

/**
 * Sends what the driver writes in one turn of the event loop together, such as `begin` and the first query of a read. The
 * driver corks the socket for each query.
 */
export class BatchingSocket extends Socket {
  #isWaiting = false;

  override cork(): void {
    super.cork();
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    super.cork();
    process.nextTick(() => {
      this.#isWaiting = false;
      this.uncork();
    });
  }
}
