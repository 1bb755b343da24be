import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { calculateMedian } from './figures.ts';

export const bareServer = fileURLToPath(new URL('bareServer.ts', import.meta.url));

/** A call that is sent again and again. */
export interface MeasuredCall {
  readonly name: string;
  /** Of the server, without `/api`. */
  readonly url: string;
  readonly token: string;
  readonly path: string;
  /** Sends a POST with an idempotency key of its own for each call. */
  readonly body?: unknown;
  /** The least rate as a part of the first call's rate; undefined where it is only reported. */
  readonly goal?: number;
}

const connections = 8;
const roundMilliseconds = 300;
const warmUpRounds = 5;

function send(agent: Agent, { url, token, path, body }: MeasuredCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sending = request(
      `${url}/api${path}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200 || response.statusCode === 201) resolve();
          else reject(new Error(`${path} was answered ${response.statusCode}.`));
        });
      },
    );
    sending.once('error', reject);
    sending.end(text);
  });
}

/** Calls a second on 8 keep-alive connections, each of which sends its next call after the response. */
async function rateOf(agent: Agent, call: MeasuredCall): Promise<number> {
  const began = performance.now();
  const until = began + roundMilliseconds;
  let responded = 0;
  async function callAgain(): Promise<void> {
    while (performance.now() < until) {
      await send(agent, call);
      responded += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, callAgain));
  return (responded * 1000) / (performance.now() - began);
}

/** The median rate of each call. The rounds alternate, so that other work on the machine slows all of them alike. */
export async function measureRates(calls: readonly MeasuredCall[], rounds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rates = calls.map((): number[] => []);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const rate = await rateOf(agent, call);
      if (round >= 0) rates[index]?.push(rate);
    }
  }
  agent.destroy();
  return rates.map(calculateMedian);
}
