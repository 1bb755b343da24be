/** Digits before and after the mark. Both halves fit into the 64-bit integers of a shell. */
const digits = 18;
const unitsPerWhole = 10n ** BigInt(digits);

/** Amounts of one or more currencies in units of 10^-18, never negative. Currencies are in alphabetical order. */
export type Units = ReadonlyMap<string, bigint>;

/** An exact amount as text, without a sign: `12.34`. */
type Amount = string;

const amountForm = /^(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?$/;
const lineForm = /^[A-Z]{2,10} [0-9]{18}\.[0-9]{18}( [A-Z]{2,10} [0-9]{18}\.[0-9]{18})*$/;

/** Reads amounts by currency. Throws a RangeError if one is negative, is not a decimal, or has more than 18 digits. */
export function toUnits(amounts: Readonly<Record<string, Amount>>): Units {
  return new Map(
    Object.entries(amounts)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, amount]) => {
        if (!amountForm.test(amount)) throw new RangeError(`Not an amount that a leaf can have: ${amount}`);
        const [whole = '', fraction = ''] = amount.split('.');
        return [currency, BigInt(whole + fraction.padEnd(digits, '0'))];
      }),
  );
}

/** Adds two nodes. Both list the same currencies. */
export function addUnits(one: Units, other: Units): Units {
  if (one.size !== other.size) throw new RangeError('Nodes of one tree have the same currencies.');
  return new Map(
    Array.from(one, ([currency, units]) => {
      const added = other.get(currency);
      if (added === undefined) throw new RangeError(`A node has no ${currency}.`);
      return [currency, units + added];
    }),
  );
}

/** The amounts as a hash covers them: `BTC 000000000000000000.005000000000000000 USDT 0000…`. */
export function writeLine(units: Units): string {
  return Array.from(units, ([currency, amount]) => {
    if (amount < 0n || amount >= unitsPerWhole * unitsPerWhole) {
      throw new RangeError(`Not a sum that a node can have: ${amount} ${currency}`);
    }
    const text = amount.toString().padStart(2 * digits, '0');
    return `${currency} ${text.slice(0, digits)}.${text.slice(digits)}`;
  }).join(' ');
}

/** Reads a line of `writeLine`. Throws a RangeError for any other text, hence for a negative amount. */
export function readLine(line: string): Units {
  if (!lineForm.test(line)) throw new RangeError(`Not the amounts of a node: ${line}`);
  const words = line.split(' ');
  const units = new Map<string, bigint>();
  for (let index = 0; index < words.length; index += 2) {
    units.set(words[index] ?? '', BigInt((words[index + 1] ?? '').replace('.', '')));
  }
  if (writeLine(units) !== line || [...units.keys()].toSorted().join() !== [...units.keys()].join()) {
    throw new RangeError(`Currencies of a node are in alphabetical order, each once: ${line}`);
  }
  return units;
}

/** The amounts of a line as people read them, without trailing zeros: `{ BTC: '0.005' }`. */
export function parseAmounts(line: string): Record<string, Amount> {
  return Object.fromEntries(
    Array.from(readLine(line), ([currency, amount]) => {
      const text = amount.toString().padStart(digits + 1, '0');
      const fraction = text.slice(-digits).replace(/0+$/, '');
      return [currency, text.slice(0, -digits) + (fraction && `.${fraction}`)];
    }),
  );
}

/**
 * Splits amounts into two parts at a random place, so that the sibling of a part in the tree does not show a balance.
 * `random` returns that many random bytes. `decimals` are those of each currency: with more of them in its parts, an amount would show
 * which sums have both parts.
 */
export function splitUnits(
  units: Units,
  random: (bytes: number) => Uint8Array,
  decimals: ReadonlyMap<string, number> = new Map(),
): readonly [Units, Units] {
  const first = new Map(
    Array.from(units, ([currency, amount]) => {
      const drawn = random(32);
      const view = new DataView(drawn.buffer, drawn.byteOffset);
      // 256 bits are many more than an amount has, so no part is noticeably likelier than another.
      const number = [0, 8, 16, 24].reduce((sum, at) => (sum << 64n) + view.getBigUint64(at), 0n);
      const step = 10n ** BigInt(digits - (decimals.get(currency) ?? digits));
      return [currency, (number % (amount / step + 1n)) * step];
    }),
  );
  const rest = Array.from(units, ([currency, amount]): [string, bigint] => [
    currency,
    amount - (first.get(currency) ?? 0n),
  ]);
  return [first, new Map(rest)];
}
