import { type DecimalString, isDecimal } from '@meridian/money';

/** A call that was sent. Reports mask its secrets. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A rule of the contract that a response breaks. */
export class Broken extends Error {
  readonly response: ApiResponse | undefined;

  constructor(message: string, response?: ApiResponse) {
    super(message);
    this.response = response;
  }
}

/** A response with the call that led to it. */
export class ApiResponse {
  readonly call: SentCall;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(call: SentCall, { status, headers }: Response, text: string) {
    this.call = call;
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  /** Throws unless the response keeps a rule. */
  must(isKept: boolean, rule: string): void {
    if (!isKept) throw new Broken(rule, this);
  }

  mustBe(status: number): this {
    this.must(this.status === status, `The status must be ${status} and is ${this.status}.`);
    return this;
  }

  /** The body as JSON. */
  get json(): unknown {
    try {
      const json: unknown = JSON.parse(this.text);
      return json;
    } catch {
      throw new Broken('The body must be JSON.', this);
    }
  }

  /** The value at this path of names in the body. */
  at(...names: readonly string[]): unknown {
    let value = this.json;
    for (const name of names) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        throw new Broken(`The body must have “${names.join('.')}”.`, this);
      value = Object.entries(value).find(([key]) => key === name)?.[1];
    }
    return value;
  }

  textAt(...names: readonly string[]): string {
    const value = this.at(...names);
    if (typeof value !== 'string') throw new Broken(`“${names.join('.')}” must be a string.`, this);
    return value;
  }

  numberAt(...names: readonly string[]): number {
    const value = this.at(...names);
    if (typeof value !== 'number') throw new Broken(`“${names.join('.')}” must be a number.`, this);
    return value;
  }

  /** The exact amount at this path. */
  amountAt(...names: readonly string[]): DecimalString {
    const amount = this.textAt(...names, 'amount');
    if (isDecimal(amount)) return amount;
    throw new Broken(`“${names.join('.')}.amount” must be a decimal string.`, this);
  }

  /** The names of the properties of an object in the body. */
  namesAt(...names: readonly string[]): string[] {
    const value = this.at(...names);
    if (typeof value !== 'object' || value === null)
      throw new Broken(`“${names.join('.')}” must be an object.`, this);
    return Object.keys(value);
  }

  /** How many entries a list in the body has. */
  lengthAt(...names: readonly string[]): number {
    const value = this.at(...names);
    if (!Array.isArray(value)) throw new Broken(`“${names.join('.')}” must be a list.`, this);
    return value.length;
  }

  /** The paths to the entries of a list in the body, for the other methods. */
  entriesAt(...names: readonly string[]): (readonly string[])[] {
    return Array.from({ length: this.lengthAt(...names) }, (_, index) => [...names, `${index}`]);
  }
}
