import { gzipSync } from 'node:zlib';

const weights = new Map<string, Promise<number>>();

async function weigh(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(await response.text(), { level: 9 }).length;
}

/** The bytes of these scripts after gzip. */
export async function measureWeight(scripts: readonly string[]): Promise<number> {
  const bytes = await Promise.all(
    scripts.map((address) => {
      const weight = weights.get(address) ?? weigh(address);
      weights.set(address, weight);
      return weight;
    }),
  );
  return bytes.reduce((sum, weight) => sum + weight, 0);
}
