import { createPersonalValue } from '@meridian/api-client/storage';

type Commitments = Readonly<Record<string, string>>;

const isCommitments = (value: unknown): value is Commitments =>
  value instanceof Object && Object.values(value).every((commitment) => typeof commitment === 'string');

const stored = createPersonalValue('caseCommitments', isCommitments);

/** Openings to remember; the oldest are forgotten first. */
const most = 500;

/** Stores the commitment that is shown before a purchase: a proof that the server cannot change later. */
export function rememberCommitment(opening: string, commitment: string): void {
  const others = Object.entries(stored.read() ?? {}).filter(([other]) => other !== opening);
  stored.write(Object.fromEntries([...others, [opening, commitment] as const].slice(-most)));
}

/** The commitment that this browser was shown before the purchase, if it remembers it. */
export function rememberedCommitment(opening: string): string | undefined {
  return Object.entries(stored.read() ?? {}).find(([other]) => other === opening)?.[1];
}
