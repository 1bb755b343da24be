import { setImmediate as turn } from 'node:timers/promises';

// Loaded into a server before its own code: whoever started it asks what is still held once everything else was collected.
process.on('message', () => void tell());

async function tell(): Promise<void> {
  // Twice, with a turn between: what the first has let go of may hold something in its turn.
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
}
