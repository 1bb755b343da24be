import type { Query } from '@meridian/api-client/react';

/** A call of a page, as its hook makes it. */
export interface OpeningCall extends Query {
  /** Path and query of the address. */
  readonly address: string;
}

/** What a page of the cabinet says to the scripts in its HTML. */
export interface Opening {
  /** The address of the sign-in, in the language of the page. */
  readonly login: string;
  /** What formats its numbers and dates. */
  readonly locale: string;
  /** The calls that the page makes, without those that depend on the user or the time. */
  readonly calls: readonly OpeningCall[];
  /** The address of the script of the app. */
  readonly app: string;
  /** The addresses of the scripts that the page needs besides. */
  readonly modules: readonly string[];
}

/** The id of the element that has it as JSON. */
export const OPENING_ID = 'opening';

/** The build wrote all of it. */
const isOpening = (value: unknown): value is Opening => value instanceof Object && 'calls' in value;

export function readOpening(): Opening {
  const opening: unknown = JSON.parse(document.getElementById(OPENING_ID)?.textContent ?? 'null');
  if (!isOpening(opening)) throw new Error('The page does not say what it needs.');
  return opening;
}
