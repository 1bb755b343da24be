const name = 'meridian:case-commitments';

/** Openings to remember; the oldest are forgotten first. */
const most = 500;

function read(): readonly (readonly [opening: string, commitment: string])[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(name) ?? '{}');
    if (!(stored instanceof Object)) return [];
    return Object.entries(stored).flatMap(([opening, commitment]) =>
      typeof commitment === 'string' ? [[opening, commitment] as const] : [],
    );
  } catch {
    // The browser blocks storage, or the text is damaged.
    return [];
  }
}

/** Stores the commitment that is shown before a purchase: a proof that the server cannot change later. */
export function rememberCommitment(opening: string, commitment: string): void {
  const others = read().filter(([other]) => other !== opening);
  const all = Object.fromEntries([...others, [opening, commitment] as const].slice(-most));
  try {
    window.localStorage.setItem(name, JSON.stringify(all));
  } catch {
    // Without storage the check can compare less, and says so.
  }
}

/** The commitment that this browser was shown before the purchase, if it remembers it. */
export function rememberedCommitment(opening: string): string | undefined {
  return read().find(([other]) => other === opening)?.[1];
}
