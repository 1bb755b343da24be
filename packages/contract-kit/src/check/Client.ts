import type { OperationId } from '@meridian/api-client/contract';
import { type GeneratedCall, send } from '../calls/generatedCall.ts';
import { type ContractOperation, contractOperations } from '../contract/contractOperations.ts';
import { ApiResponse, Broken, type SentCall } from './ApiResponse.ts';

/** A call of an operation. Without a token it is sent as a guest. */
export interface Call {
  readonly token?: string | null;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}

/** A call that is no call of the contract. */
export interface RawCall {
  readonly method: string;
  /** Below the address of the server, such as `/api/nothing`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls that may move money. All of them take an `Idempotency-Key`. */
export function movesMoney({ id, parameters }: ContractOperation): boolean {
  return id === 'buySubscription' || parameters.some(({ name }) => name === 'Idempotency-Key');
}

export function operationOf(id: OperationId): ContractOperation {
  const operation = contractOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Longer than the contract lets any call take. */
const timeoutMilliseconds = 30_000;
const longestWait = 30;

interface ClientOptions {
  /** Whether calls that move money may be sent with a token. */
  readonly money: boolean;
}

/** Sends calls to one server, and remembers their responses. */
export class Client {
  /** Without a slash at its end. */
  readonly base: string;
  readonly money: boolean;
  readonly responses: ApiResponse[] = [];

  constructor(base: string, { money }: ClientOptions) {
    this.base = base.replace(/\/+$/, '');
    this.money = money;
  }

  /** Sends a call of the contract. Waits once when the server asks for it, unless the response itself is checked. */
  async call(id: OperationId, call: Call = {}, { mayWait = true } = {}): Promise<ApiResponse> {
    const operation = operationOf(id);
    const { token = null, path = {}, query = {}, headers = {}, body, key } = call;
    this.#mustNotMoveMoney(operation, token);
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const raw: RawCall = {
      method: operation.method.toUpperCase(),
      path: `/api${address}${search === '' ? '' : `?${search}`}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await this.raw(raw);
    const wait = Number(response.headers.get('retry-after'));
    if (!mayWait || response.status !== 429 || !(wait <= longestWait)) return response;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return this.raw(raw);
  }

  /** Sends a call that the contract may not have. */
  async raw({ method, path, headers = {}, body }: RawCall): Promise<ApiResponse> {
    const url = `${this.base}${path}`;
    const sent: SentCall = {
      method,
      url,
      headers,
      body: body ?? null,
    };
    return this.#receive(sent, (signal) =>
      fetch(url, { method, headers, redirect: 'manual', signal, ...(body === undefined ? {} : { body }) }),
    );
  }

  /** Sends a generated call. */
  async generated(
    operation: ContractOperation,
    call: GeneratedCall,
    token: string | null,
  ): Promise<ApiResponse> {
    this.#mustNotMoveMoney(operation, token);
    const query = new URLSearchParams(call.query.map(([name, value]) => [name, value])).toString();
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.path[name] ?? '');
    const sent: SentCall = {
      method: operation.method.toUpperCase(),
      url: `${this.base}/api${path}${query === '' ? '' : `?${query}`}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: call.body.kind === 'text' ? call.body.text : null,
    };
    return this.#receive(sent, () => send(this.base, operation, call, token));
  }

  #mustNotMoveMoney(operation: ContractOperation, token: string | null): void {
    if (token !== null && movesMoney(operation) && !this.money)
      throw new Error(`${operation.id} moves money, and --money is missing.`);
  }

  async #receive(sent: SentCall, ask: (signal: AbortSignal) => Promise<Response>): Promise<ApiResponse> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), timeoutMilliseconds);
    try {
      const received = await ask(over.signal);
      const response = new ApiResponse(sent, received, await received.text());
      this.responses.push(response);
      return response;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const place = `${sent.method} ${sent.url}`;
      throw new Broken(`${place} got no response: ${cause instanceof Error ? cause.message : String(cause)}`);
    } finally {
      clearTimeout(timer);
    }
  }
}
