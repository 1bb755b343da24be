/** A prize of a case, as far as a draw needs it. */
export interface Share {
  readonly id: string;
  /** Chance in percent as an exact decimal: `3.75`. */
  readonly chancePercent: string;
}

/** One opening: a purchase with all its attempts. */
export interface Opening {
  /** Secret of the server until it is revealed: 64 lower-case hexadecimal digits. */
  readonly seed: string;
  /** Id of the opening, known before the purchase. */
  readonly opening: string;
}

const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The prizes as the commitment contains them: `usdt-1=75,usdt-5=25`, in the order of the draw. */
export function writeTable(prizes: readonly Share[]): string {
  return prizes.map(({ id, chancePercent }) => `${id}=${chancePercent}`).join(',');
}

/**
 * SHA-256 of `seed:opening:table`. Published before the purchase, it fixes the seed and the prizes, hence every result.
 * Returns 64 hexadecimal digits.
 */
export async function computeCommitment(
  { seed, opening }: Opening,
  prizes: readonly Share[],
): Promise<string> {
  const text = `${seed}:${opening}:${writeTable(prizes)}`;
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** HMAC-SHA256 of `opening:attempt`, with the text of the seed as the key. Attempts count from 1. Returns 64 digits. */
export async function computeMac({ seed, opening }: Opening, attempt: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${opening}:${attempt}`)));
}

/** The chances as whole numbers of the smallest share in use. */
function unitsOf(prizes: readonly Share[]): bigint[] {
  const parts = prizes.map(({ chancePercent }) => {
    if (!/^\d+(\.\d+)?$/.test(chancePercent)) throw new RangeError(`Not a chance: ${chancePercent}`);
    const [whole = '', fraction = ''] = chancePercent.split('.');
    return { whole, fraction };
  });
  const decimals = Math.max(0, ...parts.map(({ fraction }) => fraction.length));
  const units = parts.map(({ whole, fraction }) => BigInt(whole + fraction.padEnd(decimals, '0')));
  const sum = units.reduce((total, unit) => total + unit, 0n);
  if (sum !== 100n * 10n ** BigInt(decimals)) throw new RangeError('The chances do not sum to 100 %.');
  return units;
}

/**
 * The prize of a MAC. The remainder of the MAC, divided by the sum of all shares, falls into the share of one prize.
 * Throws a RangeError if the chances do not sum to 100 %.
 */
export function findPrize<Prize extends Share>(mac: string, prizes: readonly Prize[]): Prize {
  const units = unitsOf(prizes);
  let left = BigInt(`0x${mac}`) % units.reduce((total, unit) => total + unit, 0n);
  for (const [index, prize] of prizes.entries()) {
    left -= units[index] ?? 0n;
    if (left < 0n) return prize;
  }
  throw new RangeError('There are no prizes.');
}

/** The prize of one attempt. The order of the prizes is part of the commitment. */
export async function drawPrize<Prize extends Share>(
  opening: Opening,
  attempt: number,
  prizes: readonly Prize[],
): Promise<Prize> {
  return findPrize(await computeMac(opening, attempt), prizes);
}
